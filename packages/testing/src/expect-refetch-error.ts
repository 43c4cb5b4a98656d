import * as common from "@aangan/copy/common";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { type Answers, errorResponse, invalidateAll, renderPart } from "./render-part";

/**
 * Renders a part of a page, then rejects its next fetch: the data must stay, an alert must report that it may be
 * outdated, and a retry must remove the alert.
 */
export async function expectRefetchError(
  part: ReactNode,
  answers: Answers,
  call: string,
  shown: Locator,
): Promise<void> {
  let down = false;
  const answer = answers[call];
  const respond = (body: unknown, address: URL) => (typeof answer === "function" ? answer(body, address) : answer);
  renderPart(part, {
    ...answers,
    [call]: (body: unknown, address: URL) => (down ? errorResponse(503, "Nobody is there.") : respond(body, address)),
  });
  await expect.element(shown).toBeInTheDocument();
  down = true;
  await invalidateAll();
  await expect.element(page.getByText(common.mayBeOld)).toBeInTheDocument();
  await expect.element(page.getByText("Nobody is there.")).toBeInTheDocument();
  await expect.element(shown).toBeInTheDocument();
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByText(common.mayBeOld)).not.toBeInTheDocument();
  await expect.element(shown).toBeInTheDocument();
}
