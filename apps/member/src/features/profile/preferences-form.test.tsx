import { ageRanges, genders, languages, regions } from "@aangan/copy/lists";
import * as words from "@aangan/copy/profile";
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
/** Replaces the form with another page. */
const openOtherPage = () => renderPart(<p>Elsewhere</p>);
const save = page.getByRole("button", { name: words.save });
const select = (name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });
async function choose(name: string, label: string): Promise<void> {
  await select(name).click();
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

describe("PreferencesForm", () => {
  it("shows values saved by another device during editing, and does not overwrite them", async () => {
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
    await expect.element(select(words.ageRange)).toHaveTextContent(otherAge.label);
    await expect.element(select(words.region)).toHaveTextContent(otherRegion.label);
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
    expect(sent).toMatchObject({ region: otherRegion.code, age: otherAge.code });
    await expect.element(save).toBeDisabled();
  });

  it("is disabled while saving, and reports success when another page was opened", async () => {
    const saveResponse = pendingResponse(() => ({ ...preferences, region: otherRegion.code }));
    open({ "POST /api/user/preferences": saveResponse.answer });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(saveResponse.requested).toBe(true);
    for (const name of [words.region, words.religion, words.gender, words.ageRange, words.language]) {
      await expect.element(select(name)).toBeDisabled();
    }
    openOtherPage();
    saveResponse.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
  });

  it("does not reset switches that were pressed during the save", async () => {
    const saveResponse = pendingResponse(() => {
      preferences = { ...preferences, region: otherRegion.code };
      return preferences;
    });
    const switchResponse = pendingResponse(() => undefined);
    const content = (
      <>
        <Form />
        <Switches />
      </>
    );
    renderPart(content, {
      "GET /api/user/preferences": () => preferences,
      "POST /api/user/preferences": saveResponse.answer,
      "POST /api/user/notification-settings": (change: object) => {
        preferences = { ...preferences, ...change };
        return "sessionReminders" in change ? switchResponse.answer() : undefined;
      },
    });
    const emails = page.getByRole("switch", { name: words.emailNotifications });
    const reminders = page.getByRole("switch", { name: words.sessionReminders });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(saveResponse.requested).toBe(true);
    await emails.click();
    await expect.poll(() => currentToast()?.title).toBe(words.settingsUpdated.title);
    await reminders.click();
    await expect.poll(switchResponse.requested).toBe(true);
    saveResponse.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.preferencesUpdated.title);
    await expect.element(save).toBeDisabled();
    await expect.element(select(words.region)).toHaveTextContent(otherRegion.label);
    await expect.element(emails).not.toBeChecked();
    await expect.element(reminders).not.toBeChecked();
    switchResponse.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.settingsUpdated.title);
    await expect.element(reminders).not.toBeChecked();
  });

  it("focuses the field that the server rejects", async () => {
    const message = "Please choose another one.";
    open({ "POST /api/user/preferences": () => errorResponse(400, message, [{ field: "age", message }]) });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.element(page.getByText(message)).toBeInTheDocument();
    await expect.element(select(words.ageRange)).toHaveFocus();
    await expect.element(select(words.region)).toHaveTextContent(otherRegion.label);
  });

  it("shows a failed save when another page was opened", async () => {
    const saveResponse = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "POST /api/user/preferences": saveResponse.answer });
    await choose(words.region, otherRegion.label);
    await save.click();
    await expect.poll(saveResponse.requested).toBe(true);
    openOtherPage();
    saveResponse.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
  });
});
