import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/goals-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha, calm, meera, riskState } from "@/lib/fixtures";
import { GoalsScreen } from "./goals-screen";

it.each([
  ["in a hard moment", () => riskState("ask"), 1],
  ["while the risk state is unknown", () => errorResponse(500, errors.somethingWrong), 1],
  ["after an easier one", () => calm, 0],
])("GoalsScreen %s shows help above the goals: %#", async (_, risk, shown) => {
  renderPart(<GoalsScreen />, {
    "GET /api/user": { ...asha, coachId: meera.id },
    "GET /api/coaches/meera": meera,
    "GET /api/goals": { items: [], earlier: [] },
    "GET /api/risk": risk,
  });
  await expect.element(page.getByRole("heading", { name: words.emptyTitle })).toBeInTheDocument();
  await expect.poll(() => page.getByRole("link", { name: crisis.call988 }).elements()).toHaveLength(shown);
});

it("GoalsScreen shows help before the error when it could not load", async () => {
  renderPart(<GoalsScreen />, {
    "GET /api/user": asha,
    "GET /api/goals": () => errorResponse(500, errors.somethingWrong),
    "GET /api/risk": calm,
  });
  const error = page.getByRole("alert").filter({ hasText: errors.somethingWrong });
  await expect.element(error).toBeInTheDocument();
  const help = page.getByRole("link", { name: crisis.call988 });
  const order = help.element().compareDocumentPosition(error.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
