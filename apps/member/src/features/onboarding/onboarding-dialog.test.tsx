import { genders, religions } from "@aangan/copy/lists";
import * as words from "@aangan/copy/onboarding";
import { setTabOwner, tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast, dismissToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { OnboardingDialog } from "./onboarding-dialog";
import { useOnboardingStatus } from "./queries";

/** The dialog has the first two. */
const steps = [words.stepAbout, words.stepTalk, "Your coach", "First session"];
let isCompleted: boolean;

/** Shows the dialog like the dashboard does. */
function Dashboard() {
  const status = useOnboardingStatus();
  return status.data?.hasCompletedOnboarding === false ? <OnboardingDialog steps={steps} /> : <p>Dashboard</p>;
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
});

/** Opens the dialog at its first step, without a draft. */
function openEmpty(more: Record<string, unknown> = {}): void {
  renderPart(<Dashboard />, {
    "GET /api/user-preferences": () => ({ hasCompletedOnboarding: isCompleted, hasSeenTour: false }),
    ...more,
  });
}
const continueButton = page.getByRole("button", { name: words.continue });
const [region, religion, gender] = [words.region, words.religion, words.gender].map((name) =>
  page.getByRole("combobox", { name }),
) as [Locator, Locator, Locator];
const age = page.getByRole("textbox", { name: words.age });
const option = page.getByRole("option");
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

async function expectInvalid(control: Locator, message: string): Promise<void> {
  await expect.element(control).toHaveAttribute("aria-invalid", "true");
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(message));
}

async function choose(list: Locator, name: RegExp): Promise<void> {
  await list.click();
  await page.getByRole("option", { name }).click();
}

it("OnboardingDialog shows the errors of the first step, and cannot be dismissed", async () => {
  openEmpty();
  await continueButton.click();
  await expectInvalid(region, "Please select your region of origin");
  await expectInvalid(age, "Please enter your age");
  await expectInvalid(gender, "Please select your gender");
  await expect.element(region).toHaveFocus();
  await expect.element(finish).not.toBeInTheDocument();
  await expect.element(religion).toHaveTextContent("Prefer not to say");
  for (const [typed, message] of [
    ["17", "Must be 18 or older"],
    ["121", "Must be 120 or younger"],
  ] as const) {
    await age.fill(typed);
    await expectInvalid(age, message);
  }
  await age.fill("18");
  await expect.element(age).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
});

it("OnboardingDialog lists the regions of India, the religions and the genders", async () => {
  openEmpty();
  await region.click();
  const indian = page.getByRole("group", { name: "India", exact: true }).getByRole("option");
  await expect.poll(() => indian.elements().length).toBe(6);
  await option.first().click();
  for (const [list, expected] of [
    [religion, labels(religions)],
    [gender, labels(genders)],
  ] as const) {
    await list.click();
    await expect.poll(() => option.elements().map((one) => one.textContent)).toEqual(expected);
    await option.last().click();
  }
  expect(labels(religions)).toEqual([
    "Hinduism",
    "Islam",
    "Christianity",
    "Sikhism",
    "Buddhism",
    "Jainism",
    "Other",
    "Prefer not to say",
  ]);
  expect(labels(genders)).toEqual(["Male", "Female", "Non-binary", "Prefer not to say"]);
});

it("OnboardingDialog sends an empty second step, without a city that was hidden again", async () => {
  let sent: unknown;
  openEmpty({
    "POST /api/user-onboarding": (body: unknown) => {
      sent = body;
      isCompleted = true;
      return { hasCompletedOnboarding: true, hasSeenTour: false };
    },
  });
  await choose(region, /^Nepal/);
  await age.fill("120");
  await choose(gender, /^Prefer not to say/);
  await continueButton.click();
  const outside = page.getByRole("checkbox", { name: words.outside });
  const city = page.getByRole("textbox", { name: words.homeCity });
  await outside.click();
  await city.fill("Pokhara");
  await outside.click();
  await expect.element(city).not.toBeInTheDocument();
  await finish.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toMatchObject({ region: "nepal", age: 120, gender: "not_specified", outsideCommunity: false });
  expect(JSON.stringify(sent)).not.toContain("Pokhara");
});

it("OnboardingDialog keeps the answers when the server is unreachable, and can be submitted again", async () => {
  const responses = [
    () => new Response("", { status: 500 }),
    () => {
      throw new TypeError("Failed to fetch");
    },
  ];
  open({
    "POST /api/user-onboarding": () => {
      const fail = responses.shift();
      if (fail) return fail();
      isCompleted = true;
      return { hasCompletedOnboarding: true, hasSeenTour: false };
    },
  });
  const loneliness = page.getByRole("button", { name: "Loneliness" });
  await loneliness.click();
  for (let attempt = 0; attempt < 2; attempt++) {
    await finish.click();
    await expect
      .poll(currentToast)
      .toMatchObject({ title: words.failed.title, description: words.failed.text, variant: "destructive" });
    await expect.element(loneliness).toHaveAttribute("aria-pressed", "true");
    await expect.element(finish).toBeEnabled();
    dismissToast();
  }
  await finish.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.complete.title);
});
