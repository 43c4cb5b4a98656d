import * as common from "@aangan/copy/common";
import { focusTopics } from "@aangan/copy/lists";
import * as words from "@aangan/copy/matching-answers";
import * as onboarding from "@aangan/copy/onboarding";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MatchingDialog } from "./matching-dialog";
import type { Matching } from "./queries";

let matching: Matching;

function ClosableDialog() {
  const [open, setOpen] = useState(true);
  return open ? <MatchingDialog onClose={() => setOpen(false)} /> : <p>Closed.</p>;
}

const open = (more = {}) => renderPart(<ClosableDialog />, { "GET /api/user/matching": () => matching, ...more });
const city = page.getByRole("textbox", { name: new RegExp(`^${onboarding.homeCity}`) });
const save = page.getByRole("button", { name: words.save });
const close = page.getByRole("button", { name: common.close });
const dialog = page.getByRole("dialog");

beforeEach(() => {
  matching = { language: "", focus: [], coachGender: "", outsideCommunity: true, homeCity: "Madurai" };
});

describe("MatchingDialog", () => {
  it("is read-only and cannot be closed while saving, and keeps the input when saving fails", async () => {
    const response = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "POST /api/user/matching": response.answer });
    await city.fill("Salem");
    await save.click();
    await expect.poll(response.requested).toBe(true);
    await expect.element(city).toHaveAttribute("readonly");
    for (const name of [onboarding.language, onboarding.coachGender]) {
      await expect.element(page.getByRole("combobox", { name })).toBeDisabled();
    }
    await expect.element(page.getByRole("button", { name: focusTopics[0].label })).toBeDisabled();
    await expect.element(page.getByRole("checkbox")).toBeDisabled();
    await close.click();
    await userEvent.keyboard("{Escape}");
    response.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.saveFailed, variant: "destructive" });
    await expect.element(city).toHaveValue("Salem");
    await expect.element(city).not.toHaveAttribute("readonly");
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("focuses the field that the server rejects", async () => {
    const message = "Please choose another one.";
    open({ "POST /api/user/matching": () => errorResponse(400, message, [{ field: "coachGender", message }]) });
    await city.fill("Salem");
    await save.click();
    await expect.element(page.getByRole("combobox", { name: onboarding.coachGender })).toHaveFocus();
  });

  it("closes only once the answers are saved", async () => {
    const response = pendingResponse(() => ({ ...matching, homeCity: "Salem" }));
    open({ "POST /api/user/matching": response.answer });
    await city.fill("Salem");
    await save.click();
    await expect.poll(response.requested).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).toBeInTheDocument();
    response.respond();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.saved.title);
  });
});
