import { onboarding as words } from "@aangan/copy/onboarding";
import { setTabOwner, tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { OnboardingDialog } from "./onboarding-dialog";
import { useOnboardingStatus } from "./queries";

let isCompleted: boolean;
const onDone = vi.fn();

/** Shows the dialog like the dashboard does. */
function Dashboard() {
  const status = useOnboardingStatus();
  return status.data?.hasCompletedOnboarding === false ? <OnboardingDialog onDone={onDone} /> : <p>Dashboard</p>;
}

const storedTabData = () => JSON.stringify({ ...window.sessionStorage });
const finish = page.getByRole("button", { name: words.finish });
const dialog = page.getByRole("dialog");

/** Opens the dialog at its last step, from a draft in this tab. */
function open(more: Record<string, unknown>): void {
  setTabOwner("somebody");
  tabStorage.set("onboarding", {
    step: 1,
    values: { region: "nepal", religion: "not_specified", age: "46", gender: "not_specified", focus: [] },
  });
  renderPart(<Dashboard />, {
    "GET /api/user-preferences": () => ({ hasCompletedOnboarding: isCompleted, hasSeenTour: false }),
    ...more,
  });
}

beforeEach(() => {
  isCompleted = false;
  onDone.mockClear();
});

it("OnboardingDialog deletes its draft when it is unmounted before the response", async () => {
  const response = pendingResponse(() => {
    isCompleted = true;
    return { hasCompletedOnboarding: true, hasSeenTour: false };
  });
  open({ "POST /api/user-onboarding": response.answer });
  await finish.click();
  await expect.poll(response.requested).toBe(true);
  expect(storedTabData()).toContain("46");
  await invalidateAll();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
  response.respond();
  await expect.poll(() => currentToast()?.title).toBe(words.complete.title);
  expect(storedTabData()).not.toContain("46");
  expect(onDone).toHaveBeenCalledOnce();
});

it("OnboardingDialog keeps its draft when saving fails, and returns to the step of the rejected field", async () => {
  open({
    "POST /api/user-onboarding": () =>
      errorResponse(400, "Please check.", [{ field: "age", message: "Must be 18 or older" }]),
  });
  await finish.click();
  await expect.poll(currentToast).toMatchObject({ title: words.failed.title, variant: "destructive" });
  await expect.element(page.getByText("Must be 18 or older")).toBeInTheDocument();
  await expect.element(page.getByLabelText(words.age)).toHaveValue("46");
  expect(storedTabData()).toContain("46");
  expect(onDone).not.toHaveBeenCalled();
});
