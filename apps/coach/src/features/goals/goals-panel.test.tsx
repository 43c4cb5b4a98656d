import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { it } from "vitest";
import { page } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import { GoalsPanel } from "./goals-panel";
import type { Goal } from "./queries";

const walks: Goal = {
  id: "g1",
  title: "A walk every morning",
  detail: "",
  state: "open",
  proposedBy: "coach",
  agreed: true,
  agreedAt: inHours(-24),
  waitsFor: "",
  createdAt: inHours(-48),
  closedAt: null,
  closedBy: "",
  removable: false,
  safety: "",
  version: 1,
};

it("shows an error above the goals when the refetch fails", async () => {
  const call = "GET /api/coach/clients/lakshmi/goals";
  const answers = { "GET /api/coach/profile": meera, [call]: [walks] };
  await expectRefetchError(
    <GoalsPanel clientId="lakshmi" clientName="Lakshmi" />,
    answers,
    call,
    page.getByText(walks.title),
  );
});
