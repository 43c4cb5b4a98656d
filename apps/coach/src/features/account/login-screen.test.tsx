import * as words from "@aangan/copy/coach-auth";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { meera } from "@/lib/fixtures";
import { LoginScreen } from "./login-screen";

const navigations = recordNavigations();
const email = page.getByRole("textbox", { name: new RegExp(`^${words.email}`) });
const password = page.getByLabelText(new RegExp(`^${words.password}`));
const submit = page.getByRole("button", { name: words.login, exact: true });
const alert = page.getByRole("alert");
const passwordError = "Password must be at least 6 characters";

it("shows an error at each empty field, and sends nothing", async () => {
  renderPart(<LoginScreen />);
  await submit.click();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveAccessibleDescription(new RegExp(passwordError));
  await expect.element(page.getByText(words.trouble)).toBeInTheDocument();
});

it("shows the server's message for wrong credentials, and removes it on the next submit", async () => {
  renderPart(<LoginScreen />, { "POST /api/coach/login": () => errorResponse(401, words.loginFailedText) });
  await email.fill("nobody@aangan.example");
  await password.fill("Namaste124");
  await submit.click();
  await expect.element(alert).toHaveTextContent(words.loginFailedText);
  expect(currentToast()).toMatchObject({ title: words.loginFailed, description: words.loginFailedText });
  await password.fill("short");
  await submit.click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(passwordError));
});

it("shows a message for an unusable response and for none, and logs in once the server responds", async () => {
  let attempts = 0;
  let sent: unknown;
  renderPart(<LoginScreen />, {
    "POST /api/coach/login": (body: unknown) => {
      attempts++;
      if (attempts === 1) return new Response("<html>", { headers: { "Content-Type": "text/html" } });
      if (attempts === 2) throw new TypeError("Failed to fetch");
      sent = body;
      return meera;
    },
  });
  await email.fill(meera.email);
  await password.fill("Namaste123");
  await submit.click();
  await expect.element(alert).toHaveTextContent(errors.invalidResponse);
  await submit.click();
  await expect.element(alert).toHaveTextContent(errors.unreachable);
  await submit.click();
  await expect.poll(navigations).toEqual([routes.coachDashboard.path]);
  expect(sent).toEqual({ email: meera.email, password: "Namaste123" });
});
