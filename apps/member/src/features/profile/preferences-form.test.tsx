import { ageRanges, genders, languages, regions } from "@aangan/copy/lists";
import { profile as words } from "@aangan/copy/profile";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { NotificationSettings } from "./notification-settings";
import { PreferencesForm } from "./preferences-form";
import { type Preferences, usePreferences } from "./queries";

let preferences: Preferences;

function Form() {
  const { data } = usePreferences();
  return data ? <PreferencesForm preferences={data} /> : null;
}

function Switches() {
  const { data } = usePreferences();
  return data ? <NotificationSettings preferences={data} timeZone="America/Chicago" /> : null;
}

const open = (more = {}) => renderPart(<Form />, { "GET /api/user/preferences": () => preferences, ...more });
/** Another page is looked at. */
const leave = () => renderPart(<p>Elsewhere</p>);
const save = page.getByRole("button", { name: words.save });
const list = (name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });
async function choose(name: string, label: string): Promise<void> {
  await list(name).click();
  await page.getByRole("option", { name: label, exact: true }).click();
}
const [, otherRegion] = regions;
const [, otherAge] = ageRanges;

beforeEach(() => {
  preferences = {
    region: regions[0].code,
    religion: "",
    gender: genders[0].code,
    age: ageRanges[0].code,
    language: languages[0].code,
    emailNotifications: true,
    sessionReminders: true,
    messageNotifications: true,
    newsletterSubscription: false,
    shareReadReceipts: true,
    quietFrom: "",
    quietUntil: "",
  };
});

describe("what a member likes", () => {
  it("shows what another device saves while something else is chosen, and writes none of it over", async () => {
    let sent: unknown;
    open({
      "POST /api/user/preferences": (body: unknown) => {
        sent = body;
        preferences = { ...preferences, region: otherRegion.code };
        return preferences;
      },
    });
    await choose(words.region, otherRegion.label);
    preferences = { ...preferences, age: otherAge.code };
    await invalidateAll();
    await expect.element(list(words.ageRange)).toHaveTextContent(otherAge.label);
    await expect.element(list(words.region)).toHaveTextContent(otherRegion.label);
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
    expect(sent).toMatchObject({ region: otherRegion.code, age: otherAge.code });
    await expect.element(save).toBeDisabled();
  });

  it("is not to be changed while it is on its way, and is saved though another page is looked at by then", async () => {
    const saved = pendingResponse(() => ({ ...preferences, region: otherRegion.code }));
    open({ "POST /api/user/preferences": saved.answer });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    for (const name of [words.region, words.religion, words.gender, words.ageRange, words.language]) {
      await expect.element(list(name)).toBeDisabled();
    }
    leave();
    saved.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
  });

  it("leaves the switches alone that were pressed while it was on its way", async () => {
    const saved = pendingResponse(() => {
      preferences = { ...preferences, region: otherRegion.code };
      return preferences;
    });
    const waiting = pendingResponse(() => undefined);
    const drawn = (
      <>
        <Form />
        <Switches />
      </>
    );
    renderPart(drawn, {
      "GET /api/user/preferences": () => preferences,
      "POST /api/user/preferences": saved.answer,
      "POST /api/user/notification-settings": (change: object) => {
        preferences = { ...preferences, ...change };
        return "sessionReminders" in change ? waiting.answer() : undefined;
      },
    });
    const letters = page.getByRole("switch", { name: words.emailNotifications });
    const reminders = page.getByRole("switch", { name: words.sessionReminders });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    await letters.click();
    await expect.poll(() => currentToast()?.title).toBe(words.settingsUpdated.title);
    await reminders.click();
    await expect.poll(waiting.asked).toBe(true);
    saved.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
    await expect.element(save).toBeDisabled();
    await expect.element(list(words.region)).toHaveTextContent(otherRegion.label);
    await expect.element(letters).not.toBeChecked();
    await expect.element(reminders).not.toBeChecked();
    waiting.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.settingsUpdated.title);
    await expect.element(reminders).not.toBeChecked();
  });

  it("takes the focus to what is refused", async () => {
    const message = "Please choose another one.";
    open({ "POST /api/user/preferences": () => errorResponse(400, message, [{ field: "age", message }]) });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.element(page.getByText(message)).toBeInTheDocument();
    await expect.element(list(words.ageRange)).toHaveFocus();
    await expect.element(list(words.region)).toHaveTextContent(otherRegion.label);
  });

  it("could not be saved, which is said on another page too", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "POST /api/user/preferences": refused.answer });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(refused.asked).toBe(true);
    leave();
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  });
});
