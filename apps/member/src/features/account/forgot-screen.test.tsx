import * as words from "@aangan/copy/forgot-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ForgotScreen } from "./forgot-screen";

const email = page.getByLabelText(words.email, { exact: true });
const send = page.getByRole("button", { name: words.send });
const alert = page.getByRole("alert");
const heading = page.getByRole("heading", { level: 1 });

afterEach(() => window.sessionStorage.clear());

it("ForgotScreen rejects an invalid address, shows failures, and confirms the email once it was requested", async () => {
  const waitMessage = "Too many tries. Please wait 2 minutes and try again.";
  const responses = [
    () => errorResponse(429, waitMessage),
    () => new Response("<html>Bad Gateway</html>", { status: 502, headers: { "Content-Type": "text/html" } }),
    () => {
      throw new TypeError("Failed to fetch");
    },
  ];
  renderPart(<ForgotScreen />, {
    "POST /api/password/forgot": () => responses.shift()?.() ?? { message: "Check your inbox." },
  });
  await send.click();
  for (const [typed, message] of [
    ["", "Email is required"],
    ["kavya@nowhere", "Please enter a valid email address"],
  ] as const) {
    await email.fill(typed);
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  await email.fill("kavya@example.com");
  await expect.element(email).not.toHaveAttribute("aria-invalid", "true");
  for (const message of [waitMessage, "Something went wrong. Please try again.", "We couldn't reach the server."]) {
    await send.click();
    await expect.element(alert).toHaveTextContent(message);
  }
  await send.click();
  await expect.element(heading).toHaveTextContent(words.sentHeading);
});
