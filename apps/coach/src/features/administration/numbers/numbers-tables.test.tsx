import { renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { SiteTable } from "./numbers-tables";
import type { VariantRow } from "./variants";

const row = (heading: string, pageViews: number, signups: number): VariantRow => ({
  heading,
  pricing: "default",
  shown: 0,
  pageViews,
  pressed: 0,
  submitted: 0,
  signups,
  registrations: 0,
  trials: 0,
  paid: 0,
});

it("shows a percentage with its total, and only the number when the total is zero", async () => {
  renderPart(<SiteTable rows={[row("default", 200, 9), row("cultural", 0, 1)]} />);
  const cells = page.getByRole("row").nth(1).getByRole("cell");
  await expect.element(cells.last()).toHaveTextContent("4.5% 9 of 200");
  const second = page.getByRole("row").nth(2).getByRole("cell").last();
  await expect.element(second).toHaveTextContent("1");
  expect(second.element().textContent).not.toContain("of 0");
});
