import * as auth from "@aangan/copy/auth";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AuthScreen } from "./auth-screen";

const google = page.getByRole("button", { name: auth.continueWithGoogle });
const banner = page.getByRole("tabpanel").getByRole("alert");
const dialog = page.getByRole("alertdialog", { name: auth.continueWithGoogle });

it("GoogleButton reports a failed lookup of providers, repeats it on the next press, and explains that none exists", async () => {
  let lookups = 0;
  const responses = [
    () => {
      throw new TypeError("Failed to fetch");
    },
    () => errorResponse(503, "We are restarting. Please try again in a moment."),
    () => ({ google: false }),
  ];
  renderPart(<AuthScreen />, { "GET /api/auth/providers": () => responses[lookups++]?.() });
  await expect.poll(() => lookups).toBe(1);
  await google.click();
  await expect.element(banner).toHaveTextContent("We are restarting. Please try again in a moment.");
  await google.click();
  await expect.element(dialog).toHaveTextContent(auth.later);
  await expect.element(banner).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(google).toHaveFocus();
  expect(lookups).toBe(3);
});
