import * as auth from "@aangan/copy/auth";
import * as common from "@aangan/copy/common";
import * as deadLink from "@aangan/copy/dead-link";
import * as words from "@aangan/copy/reset-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResetScreen } from "./reset-screen";

const initialUrl = window.location.href;
const heading = page.getByRole("heading", { level: 1 });
const main = page.getByRole("main");

function open(query: string, answers: Record<string, unknown> = {}): void {
  window.history.replaceState(null, "", `/auth/reset${query}`);
  renderPart(<ResetScreen />, answers);
}

afterEach(() => window.history.replaceState(null, "", initialUrl));

it("ResetScreen explains an incomplete link", async () => {
  open("");
  await expect.element(heading).toHaveTextContent(deadLink.heading);
  await expect.element(main).toHaveTextContent(deadLink.incomplete);
});

it("ResetScreen shows a failed check, and repeats it on retry", async () => {
  const responses = [
    () => {
      throw new TypeError("Failed to fetch");
    },
    () => errorResponse(410, "This link has expired."),
  ];
  open("?token=invented", { "POST /api/password/check": () => responses.shift()?.() });
  await expect.element(page.getByRole("alert")).toHaveTextContent(words.checkFailed);
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(heading).toHaveTextContent(deadLink.heading);
  await expect.element(heading).toHaveFocus();
});

it("ResetScreen shows a password that the server rejects under its field", async () => {
  open("?token=invented", {
    "POST /api/password/check": { username: "asha" },
    "POST /api/password/reset": () =>
      errorResponse(400, "No.", [{ field: "password", message: "This password is too common." }]),
  });
  await expect.element(main).toHaveTextContent(words.text({ username: "asha" }));
  const password = page.getByLabelText(words.newPassword, { exact: true });
  await password.fill("Password123");
  await page.getByLabelText(auth.confirmPassword, { exact: true }).fill("Password123");
  await page.getByRole("button", { name: words.save }).click();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining("This password is too common."));
  await expect.element(password).toHaveFocus();
});
