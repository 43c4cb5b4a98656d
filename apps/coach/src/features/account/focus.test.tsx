import * as coachInvitationPage from "@aangan/copy/coach-invitation-page";
import * as deadLink from "@aangan/copy/dead-link";
import * as forgotPage from "@aangan/copy/forgot-page";
import * as resetPage from "@aangan/copy/reset-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ForgotScreen } from "./forgot-screen";
import { InvitationScreen } from "./invitation-screen";
import { ResetScreen } from "./reset-screen";

const initialUrl = window.location.href;
const withToken = () => window.history.replaceState(null, "", "?token=abc");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByLabelText(name, { exact: true });
const expired = () => errorResponse(410, "This link is over.");
const expiredHeading = page.getByRole("heading", { name: deadLink.heading });

/** Fills both fields of a new password. */
async function fillPassword(label: string): Promise<void> {
  await box(label).fill("Lantern-Stairs-41");
  await page.getByLabelText(/^Confirm/).fill("Lantern-Stairs-41");
}

afterEach(() => window.history.replaceState(null, "", initialUrl));

it("forgot-password form: focus moves to the confirmation after sending, and back to the email field for another address", async () => {
  renderPart(<ForgotScreen />, { "POST /api/coach/password/forgot": { message: "A letter is on its way." } });
  await box(forgotPage.email).fill("meera@aangan.example");
  await button(forgotPage.send).click();
  await expect.element(page.getByRole("heading", { name: forgotPage.sentHeading })).toHaveFocus();
  await button(forgotPage.otherAddress).click();
  await expect.element(box(forgotPage.email)).toHaveFocus();
});

it("reset form: focus moves to the expired-link heading when saving fails with 410", async () => {
  withToken();
  renderPart(<ResetScreen />, {
    "POST /api/coach/password/reset/check": { name: "Meera" },
    "POST /api/coach/password/reset": expired,
  });
  await fillPassword(resetPage.newPassword);
  await button(resetPage.save).click();
  await expect.element(expiredHeading).toHaveFocus();
});

it("invitation form: focus moves to the expired-link heading when accepting fails with 410", async () => {
  withToken();
  renderPart(<InvitationScreen />, {
    "POST /api/coach/invitation/check": { name: "Meera", email: "meera@aangan.example" },
    "POST /api/coach/invitation": expired,
  });
  await fillPassword(coachInvitationPage.password);
  await button(coachInvitationPage.accept).click();
  await expect.element(expiredHeading).toHaveFocus();
});
