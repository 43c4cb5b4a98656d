import * as words from "@aangan/copy/coach-client-page";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { CheckInsCard } from "./check-ins-card";

const on = (day: number) => ({
  day: `2026-11-${day}`,
  mood: "low",
  word: "tired",
  note: day === 24 ? "Long call." : "",
  unreadable: false,
});

it("CheckInsCard shows the last five shared days, then all", async () => {
  const checkIns = [24, 23, 22, 21, 20, 19].map(on);
  renderPart(<CheckInsCard checkIns={checkIns} clientName="Lakshmi" />);
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("Low, tired Tue, Nov 24Long call.");
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(5);
  await page.getByRole("button", { name: words.checkInsAll({ count: 6 }) }).click();
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(6);
});

it("CheckInsCard says when a day cannot be opened", async () => {
  renderPart(
    <CheckInsCard checkIns={[{ ...on(24), mood: "", word: "", note: "", unreadable: true }]} clientName="Lakshmi" />,
  );
  await expect.element(page.getByRole("listitem")).toHaveTextContent(words.checkInsUnreadable);
});
