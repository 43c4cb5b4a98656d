import { onboarding as words } from "@aangan/copy/onboarding";
import { setTabOwner, tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { OnboardingDialog } from "./onboarding-dialog";
import { useOnboardingStatus } from "./queries";

let answered: boolean;
const onDone = vi.fn();

/** The dialog, as the dashboard has it. */
function Dashboard() {
  const status = useOnboardingStatus();
  return status.data?.hasCompletedOnboarding === false ? <OnboardingDialog onDone={onDone} /> : <p>Dashboard</p>;
}

const kept = () => JSON.stringify({ ...window.sessionStorage });
const finish = page.getByRole("button", { name: words.finish });
const questions = page.getByRole("dialog");

/** Opens the questions at the last step, from a draft in this tab. */
function open(more: Record<string, unknown>): void {
  setTabOwner("somebody");
  tabStorage.set("onboarding", {
    step: 1,
    values: { region: "nepal", religion: "not_specified", age: "46", gender: "not_specified", focus: [] },
  });
  renderPart(<Dashboard />, {
    "GET /api/user-preferences": () => ({ hasCompletedOnboarding: answered, hasSeenTour: false }),
    ...more,
  });
}

beforeEach(() => {
  answered = false;
  onDone.mockClear();
});

it("forgets what was answered, also when the page knows of it before the answer comes", async () => {
  const stored = pendingResponse(() => {
    answered = true;
    return { hasCompletedOnboarding: true, hasSeenTour: false };
  });
  open({ "POST /api/user-onboarding": stored.answer });
  await finish.click();
  await expect.poll(stored.asked).toBe(true);
  expect(kept()).toContain("46");
  await invalidateAll();
  await expect.element(questions).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
  stored.letGo();
  await expect.poll(() => currentToast()?.title).toBe(words.complete.title);
  expect(kept()).not.toContain("46");
  expect(onDone).toHaveBeenCalledOnce();
});

it("keeps what was answered when it could not be stored, and goes back to what was refused", async () => {
  open({
    "POST /api/user-onboarding": () =>
      errorResponse(400, "Please check.", [{ field: "age", message: "Must be 18 or older" }]),
  });
  await finish.click();
  await expect.poll(currentToast).toMatchObject({ title: words.failed.title, variant: "destructive" });
  await expect.element(page.getByText("Must be 18 or older")).toBeInTheDocument();
  await expect.element(page.getByLabelText(words.age)).toHaveValue("46");
  expect(kept()).toContain("46");
  expect(onDone).not.toHaveBeenCalled();
});
