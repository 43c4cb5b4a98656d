import * as companions from "@aangan/copy/companion-list";
import * as crisisLanguages from "@aangan/copy/crisis-languages";
import * as crisisLines from "@aangan/copy/crisis-lines";
import * as displayLanguages from "@aangan/copy/display-languages";
import * as lists from "@aangan/copy/lists";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { overflows, untranslated } from "./pseudo-check";
import { type Answers, renderPage } from "./render-part";

/** The lists that are data here: their labels are not messages of a screen. */
const names = [companions, crisisLanguages, crisisLines, displayLanguages, lists];

/**
 * Renders a screen in the pseudo-locale, where the app's frame would: with its margins. The checks know the answers'
 * texts.
 */
export function renderPseudoPage(screen: ReactNode, answers: Answers): void {
  renderPage(<main className="px-4 frame:px-(--gutter)">{screen}</main>, answers);
}

/**
 * Waits until the page shows a message and no skeleton, then checks that all it shows comes from the catalogue or the
 * answers, and that everything fits.
 */
export async function expectPseudoPage(message: string, answers: Answers): Promise<void> {
  await expect.element(page.getByText(message).first()).toBeInTheDocument();
  await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
  const known = JSON.stringify([names, answers]);
  const parts = textsIn([names, answers]).filter((text) => text.length > 1);
  const isKnown = (text: string) =>
    known.includes(JSON.stringify(text).slice(1, -1)) ||
    // A list of names, or a name with a number.
    !/\p{L}{2,}/u.test(parts.reduce((rest, part) => rest.replaceAll(part, ""), text));
  expect.soft(untranslated(document.body, isKnown), "texts that are not in the catalogue").toEqual([]);
  expect.soft(overflows(document.body), "texts without room").toEqual([]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
