import * as words from "@aangan/copy/profile";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { NotificationSettings } from "./notification-settings";
import { type Preferences, usePreferences } from "./queries";

let preferences: Preferences;
/** Responds to a fetch of the preferences. */
let fetchPreferences: () => unknown;

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
    "GET /api/user/preferences": () => fetchPreferences(),
    "POST /api/user/notification-settings": answer,
  });
/** Stores a change on the server. */
const store = (change: unknown) => {
  preferences = Object.assign({ ...preferences }, change);
};
const toggle = (name: string) => page.getByRole("switch", { name });

beforeEach(() => {
  fetchPreferences = () => preferences;
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

it("NotificationSettings shows a failed save when another switch was pressed during the request", async () => {
  const first = pendingResponse(() => errorResponse(500, "Something broke."));
  const second = pendingResponse(() => store({ sessionReminders: false }));
  const answers = [first, second];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await expect.poll(first.requested).toBe(true);
  await toggle(words.sessionReminders).click();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  first.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  await expect.element(toggle(words.emailNotifications)).toBeChecked();
  await expect.poll(second.requested).toBe(true);
  second.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
});

it("NotificationSettings shows a failed save when the page was left during the request", async () => {
  const response = pendingResponse(() => errorResponse(500, "Something broke."));
  open(response.answer);
  await toggle(words.emailNotifications).click();
  await expect.poll(response.requested).toBe(true);
  renderPart(<p>Another page</p>);
  response.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
});

it("NotificationSettings keeps a pressed switch when an older fetch responds", async () => {
  const saveResponse = pendingResponse(() => store({ emailNotifications: false }));
  open(saveResponse.answer);
  await expect.element(toggle(words.emailNotifications)).toBeChecked();
  const before = { ...preferences };
  const olderFetch = pendingResponse(() => before);
  fetchPreferences = olderFetch.answer;
  void invalidateAll();
  await expect.poll(olderFetch.requested).toBe(true);
  await toggle(words.emailNotifications).click();
  await expect.poll(saveResponse.requested).toBe(true);
  olderFetch.respond();
  await expect.element(page.getByText("All is read")).toBeInTheDocument();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  // A later fetch returns the change that the older one missed.
  store({ newsletterSubscription: false });
  fetchPreferences = () => preferences;
  saveResponse.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.newsletter)).not.toBeChecked();
});

it("NotificationSettings keeps all pressed switches during a refetch between their saves", async () => {
  const first = pendingResponse(() => store({ emailNotifications: false }));
  const second = pendingResponse(() => store({ sessionReminders: false }));
  const answers = [first, second];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await expect.poll(first.requested).toBe(true);
  await toggle(words.sessionReminders).click();
  // Saved by another device during the request: that value is shown.
  store({ newsletterSubscription: false });
  await invalidateAll();
  await expect.element(toggle(words.newsletter)).not.toBeChecked();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  first.respond();
  await expect.poll(second.requested).toBe(true);
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
  second.respond();
  await expect.element(page.getByText("All is read")).toBeInTheDocument();
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  await expect.element(toggle(words.sessionReminders)).not.toBeChecked();
});

it("NotificationSettings keeps the last state of a switch when an earlier press of it fails", async () => {
  const first = pendingResponse(() => errorResponse(500, "Something broke."));
  const [second, third] = [
    pendingResponse(() => undefined),
    pendingResponse(() => store({ emailNotifications: false })),
  ];
  const answers = [first, second, third];
  open(() => answers.shift()?.answer());
  await toggle(words.emailNotifications).click();
  await toggle(words.emailNotifications).click();
  await toggle(words.emailNotifications).click();
  await expect.poll(first.requested).toBe(true);
  first.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  await expect.poll(second.requested).toBe(true);
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
  second.respond();
  third.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.settingsUpdated.title });
  await expect.element(toggle(words.emailNotifications)).not.toBeChecked();
});
