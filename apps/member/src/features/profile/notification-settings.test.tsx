import { profile as words } from "@aangan/copy/profile";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { NotificationSettings } from "./notification-settings";
import { type Preferences, usePreferences } from "./queries";

let preferences: Preferences;
/** When a reading is answered, and with what. */
let reading: () => unknown;

function Settings() {
  const { data, isFetching } = usePreferences();
  return data ? (
    <>
      <NotificationSettings preferences={data} timeZone="America/Chicago" />
      <p>{isFetching ? "Reading" : "All is read"}</p>
    </>
  ) : null;
}

const open = (answer: unknown) =>
  renderPart(<Settings />, {
    "GET /api/user/preferences": () => reading(),
    "POST /api/user/notification-settings": answer,
  });
/** The server has stored it. */
const store = (change: unknown) => {
  preferences = Object.assign({ ...preferences }, change);
};
const toggle = (name: string) => page.getByRole("switch", { name });

beforeEach(() => {
  reading = () => preferences;
  preferences = {
    age: "",
    gender: "",
    language: "",
    region: "",
    religion: "",
    emailNotifications: true,
    sessionReminders: true,
    messageNotifications: true,
    newsletterSubscription: true,
    shareReadReceipts: true,
    quietFrom: "",
    quietUntil: "",
  };
});

it("says that a switch could not be saved, also when another was pressed meanwhile", async () => {
  const first = pendingResponse(() => errorResponse(500, "Something broke."));
  const second = pendingResponse(() => store({ sessionReminders: false }));
  const answers = [first, second];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await expect.poll(first.asked).toBe(true);
  await toggle(words.sessionReminders).click();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  first.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  await expect.element(toggle(words.emailNotifications)).toBeChecked();
  await expect.poll(second.asked).toBe(true);
  second.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
});

it("says that a switch could not be saved though the page was left meanwhile", async () => {
  const told = pendingResponse(() => errorResponse(500, "Something broke."));
  open(told.answer);
  await toggle(words.emailNotifications).click();
  await expect.poll(told.asked).toBe(true);
  renderPart(<p>Another page</p>);
  told.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
});

it("shows a switch as it was pressed, whatever was being read by then", async () => {
  const saved = pendingResponse(() => store({ emailNotifications: false }));
  open(saved.answer);
  await expect.element(toggle(words.emailNotifications)).toBeChecked();
  const before = { ...preferences };
  const late = pendingResponse(() => before);
  reading = late.answer;
  void invalidateAll();
  await expect.poll(late.asked).toBe(true);
  await toggle(words.emailNotifications).click();
  await expect.poll(saved.asked).toBe(true);
  late.letGo();
  await expect.element(page.getByText("All is read")).toBeInTheDocument();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  // What that reading was about comes with another one.
  store({ newsletterSubscription: false });
  reading = () => preferences;
  saved.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.newsletter)).not.toBeChecked();
});

it("shows each of several switches as it was pressed while the news of the first one is read", async () => {
  const first = pendingResponse(() => store({ emailNotifications: false }));
  const second = pendingResponse(() => store({ sessionReminders: false }));
  const answers = [first, second];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await expect.poll(first.asked).toBe(true);
  await toggle(words.sessionReminders).click();
  // Saved by another device during the request: that value is shown.
  store({ newsletterSubscription: false });
  await invalidateAll();
  await expect.element(toggle(words.newsletter)).not.toBeChecked();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  first.letGo();
  await expect.poll(second.asked).toBe(true);
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  second.letGo();
  await expect.element(page.getByText("All is read")).toBeInTheDocument();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
});

it("leaves a switch as it was pressed last, though an earlier press of it could not be saved", async () => {
  const refused = pendingResponse(() => errorResponse(500, "Something broke."));
  const [second, third] = [
    pendingResponse(() => undefined),
    pendingResponse(() => store({ emailNotifications: false })),
  ];
  const answers = [refused, second, third];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await toggle(words.emailNotifications).click();
  await toggle(words.emailNotifications).click();
  await expect.poll(refused.asked).toBe(true);
  refused.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  await expect.poll(second.asked).toBe(true);
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  second.letGo();
  third.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
});
