import { profile as words } from "@aangan/copy/profile";
import { draw, onItsWay, refusal } from "@aangan/shell/screen";
import { currentToast } from "@aangan/ui/toast";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { NotificationSettings } from "./notification-settings";
import { type Preferences, usePreferences } from "./queries";

let preferences: Preferences;

function Settings() {
  const { data } = usePreferences();
  return data ? <NotificationSettings preferences={data} timeZone="America/Chicago" /> : null;
}

const open = (answer: unknown) =>
  draw(<Settings />, {
    "GET /api/user/preferences": () => preferences,
    "POST /api/user/notification-settings": answer,
  });
const toggle = (name: string) => page.getByRole("switch", { name });

beforeEach(() => {
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
  const first = onItsWay(() => refusal(500, "Something broke."));
  const second = onItsWay(() => undefined);
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
  const told = onItsWay(() => refusal(500, "Something broke."));
  open(told.answer);
  await toggle(words.emailNotifications).click();
  await expect.poll(told.asked).toBe(true);
  draw(<p>Another page</p>);
  told.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
});
