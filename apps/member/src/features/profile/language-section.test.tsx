import * as words from "@aangan/copy/profile";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { LanguageSection } from "./language-section";

const navigations = recordNavigations();
const address = "PUT /api/user/display-language";
const select = page.getByRole("combobox", { name: words.displayLanguage });
const save = page.getByRole("button", { name: words.displayLanguageSave });

/** The button stands for a choice on another device. */
function Elsewhere() {
  const [displayLanguage, setDisplayLanguage] = useState("en");
  return (
    <>
      <LanguageSection user={{ ...asha, displayLanguage }} />
      <button type="button" onClick={() => setDisplayLanguage("hi")}>
        Choose Hindi
      </button>
    </>
  );
}

async function chooseHindi(): Promise<void> {
  await select.click();
  await page.getByRole("option", { name: "हिन्दी" }).click();
}

it("saves the chosen language and loads the page in it", async () => {
  let sent: unknown;
  const saving = pendingResponse(() => ({ ...asha, displayLanguage: "hi" }));
  renderPart(<LanguageSection user={asha} />, {
    [address]: (body: unknown) => {
      sent = body;
      return saving.answer();
    },
  });
  await expect.element(select).toHaveTextContent("English");
  await expect.element(save).toBeDisabled();
  await chooseHindi();
  await save.click();
  await expect.poll(saving.requested).toBe(true);
  expect(sent).toEqual({ displayLanguage: "hi" });
  await expect.element(select).toBeDisabled();
  expect(navigations()).toEqual([]);
  saving.respond();
  await expect.poll(navigations).toEqual([window.location.pathname]);
});

it("shows the error and keeps the choice when it could not be saved", async () => {
  renderPart(<LanguageSection user={asha} />, { [address]: () => errorResponse(503, "Please try again.") });
  await chooseHindi();
  await save.click();
  await expect.poll(() => currentToast()?.title).toBe(words.errorTitle);
  await expect.element(select).toHaveTextContent("हिन्दी");
  await expect.element(save).toBeEnabled();
  expect(navigations()).toEqual([]);
});

it("shows a choice from another device", async () => {
  renderPart(<Elsewhere />);
  await page.getByRole("button", { name: "Choose Hindi" }).click();
  await expect.element(select).toHaveTextContent("हिन्दी");
  await expect.element(save).toBeDisabled();
});
