import * as words from "@aangan/copy/coach-client-page";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useRef } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { clientWith, meera } from "@/lib/fixtures";
import { ClientHeader } from "./client-header";

/** The header of a client who uses the product in this language. */
function Header({ displayLanguage }: { displayLanguage: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const client = {
    ...clientWith({ displayLanguage }),
    clientSince: "2026-03-04T12:00:00Z",
    shared: { region: null, religion: null, gender: null, age: null, language: null, focus: [] },
    safetyNotes: null,
    checkIns: [],
    upcoming: [],
    past: { count: 0, items: [] },
  };
  return (
    <ClientHeader client={client} now={new Date("2026-05-01T12:00:00Z")} zone={meera.timeZone} heading={heading} />
  );
}

const since = words.since({ date: "March 4, 2026" });

it.each([
  ["hi", `${since} · ${words.displayLanguage({ language: "Hindi" })}`],
  ["en", since],
])("names the language that the client uses the product in, if it is not English: %s", async (language, end) => {
  renderPart(<Header displayLanguage={language} />);
  await expect.element(page.getByText(since)).toHaveTextContent(new RegExp(`${end}$`));
});
