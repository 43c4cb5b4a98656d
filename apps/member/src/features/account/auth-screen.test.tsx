import * as auth from "@aangan/copy/auth";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { AuthScreen } from "./auth-screen";
import { keepDraft } from "./draft";

const initialUrl = window.location.href;
const password = "Namaste123";
const panel = page.getByRole("tabpanel");
const banner = panel.getByRole("alert");
const tab = (name: string) => page.getByRole("tab", { name });
const field = (label: string) => panel.getByLabelText(label, { exact: true });
const login = field(auth.usernameOrEmail);
const secret = field(auth.password);
const confirmation = field(auth.confirmPassword);
const registrationFields = [
  auth.firstName,
  auth.lastName,
  auth.username,
  auth.email,
  auth.password,
  auth.confirmPassword,
].map(field);
const logIn = panel.getByRole("button", { name: auth.logIn, exact: true });
const signUp = panel.getByRole("button", { name: auth.signUp, exact: true });
const href = () => `${window.location.pathname}${window.location.search}`;
const navigations = recordNavigations();

function open(answers: Record<string, unknown> = {}, query = ""): void {
  window.history.replaceState(null, "", routes.auth.path + query);
  renderPart(<AuthScreen />, { "GET /api/auth/providers": { google: true }, ...answers });
}

async function openSignUp(answers: Record<string, unknown> = {}, query = ""): Promise<void> {
  open(answers, query);
  await tab(auth.signUpTab).click();
  await expect.element(field(auth.firstName)).toBeInTheDocument();
}

/** Opens the form with a draft and fills in the password. */
async function openFilledSignUp(answers: Record<string, unknown> = {}, query = "", chosen = password): Promise<void> {
  keepDraft("register", { firstName: "Asha", lastName: "Iyer", username: "asha", email: "asha@mail.example" });
  await openSignUp(answers, query);
  await expect.element(field(auth.username)).toHaveValue("asha");
  await secret.fill(chosen);
  await confirmation.fill(chosen);
}

async function expectInvalid(control: Locator, message: string): Promise<void> {
  await expect.element(control).toHaveAttribute("aria-invalid", "true");
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(page.getByText(message, { exact: true }).first()).toBeVisible();
}

async function expectValid(control: Locator): Promise<void> {
  await expect.element(control).not.toHaveAttribute("aria-invalid", "true");
}

afterEach(() => window.history.replaceState(null, "", initialUrl));

describe("AuthScreen", () => {
  it.each([
    ["?next=%2Fmessages&notice=session-ended", auth.notices.sessionEnded, "?next=%2Fmessages"],
    ["?notice=idle", auth.notices.idle, ""],
    ["?notice=password-changed", auth.notices.passwordChanged, ""],
    ["?provider=failed", auth.notices.providerFailed, ""],
    ["?provider=cancelled", auth.notices.providerCancelled, ""],
  ])("shows the notice of %s once", async (query, text, remainingQuery) => {
    open({}, query);
    await expect.element(page.getByText(text)).toBeInTheDocument();
    expect(href()).toBe(routes.auth.path + remainingQuery);
    // As after a reload.
    open({}, window.location.search);
    await expect.element(login).toBeInTheDocument();
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  });

  it("keeps input over a reload and a change of tab, but no password", async () => {
    open();
    await login.fill("kavya@example.com");
    await secret.fill(password);
    await panel.getByRole("button", { name: auth.signUp }).click();
    await field(auth.firstName).fill("Kavya");
    await secret.fill(password);
    await panel.getByRole("button", { name: auth.logIn }).click();
    await expect.element(login).toHaveValue("kavya@example.com");
    open();
    await expect.element(login).toHaveValue("kavya@example.com");
    await expect.element(secret).toHaveValue("");
    await tab(auth.signUpTab).click();
    await expect.element(field(auth.firstName)).toHaveValue("Kavya");
    await expect.element(secret).toHaveValue("");
    const stored = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
    expect(stored).toContain("Kavya");
    expect(stored).not.toContain(password);
  });

  it("shares the visibility of passwords between both tabs, and links each to the other", async () => {
    open();
    await expect.element(secret).toHaveAttribute("type", "password");
    await panel.getByRole("button", { name: common.showPassword }).click();
    await expect.element(secret).toHaveAttribute("type", "text");
    await panel.getByRole("button", { name: auth.signUp }).click();
    await expect.element(tab(auth.signUpTab)).toHaveAttribute("aria-selected", "true");
    await expect.element(secret).toHaveAttribute("type", "text");
    await expect.element(confirmation).toHaveAttribute("type", "text");
    await panel.getByRole("button", { name: common.hidePassword }).first().click();
    await expect.element(confirmation).toHaveAttribute("type", "password");
    await panel.getByRole("button", { name: auth.logIn }).click();
    await expect.element(tab(auth.logInTab)).toHaveAttribute("aria-selected", "true");
    await expect.element(secret).toHaveAttribute("type", "password");
  });
});

describe("LoginForm", () => {
  it("shows errors for missing fields until they are filled", async () => {
    open();
    await logIn.click();
    await expectInvalid(login, "Username or email is required");
    await expectInvalid(secret, "Password is required");
    await login.fill("k");
    await expectValid(login);
  });

  it("shows a hint while a password is typed with Caps Lock", async () => {
    open();
    const hint = page.getByText(auth.capsLock);
    const press = (modifierCapsLock: boolean) =>
      secret.element().dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock }));
    await secret.click();
    press(true);
    await expect.element(hint).toBeVisible();
    press(false);
    await expect.element(hint).not.toBeInTheDocument();
    press(true);
    await expect.element(hint).toBeVisible();
    await login.click();
    await expect.element(hint).not.toBeInTheDocument();
  });

  it("shows a message for an unusable response", async () => {
    const responses = [
      { response: new Response(""), message: "Empty response from server" },
      { response: new Response("OK"), message: "Invalid response from server" },
      { response: errorResponse(503, "We are restarting."), message: "We are restarting." },
      {
        response: new Response("<html>Bad Gateway</html>", { status: 502, headers: { "Content-Type": "text/html" } }),
        message: auth.loginFailedStatus({ status: 502 }),
      },
    ];
    let calls = 0;
    open({ "POST /api/login": () => responses[calls++]?.response });
    await login.fill("asha");
    await secret.fill(password);
    for (const { message } of responses) {
      await logIn.click();
      await expect.element(banner).toHaveTextContent(message);
      await expect
        .poll(currentToast)
        .toMatchObject({ title: auth.loginFailed, description: message, variant: "destructive" });
    }
  });

  it("keeps the input when the server limits attempts or does not respond, and can be submitted again", async () => {
    const message = "Too many tries. Please wait 2 minutes and try again.";
    const responses = [
      () => errorResponse(429, message),
      () => {
        throw new TypeError("Failed to fetch");
      },
    ];
    open({ "POST /api/login": () => responses.shift()?.() ?? asha });
    await login.fill("asha");
    await secret.fill(password);
    await logIn.click();
    await expect.element(banner).toHaveTextContent(message);
    await expect.poll(currentToast).toMatchObject({ title: auth.loginFailed, description: message });
    await expect.element(secret).toHaveValue(password);
    await logIn.click();
    await expect.element(banner).toHaveTextContent("We couldn't reach the server.");
    await logIn.click();
    await expect.poll(navigations).toEqual([routes.dashboard.path]);
  });
});

describe("RegistrationForm", () => {
  it("checks off the password rules while typing", async () => {
    await openSignUp();
    const { length, uppercase, lowercase, number } = auth.passwordRules;
    const metRules = () => [...document.querySelectorAll("[data-met]")].map((rule) => rule.textContent);
    expect(metRules()).toEqual([]);
    for (const [typed, rules] of [
      ["n", [lowercase]],
      ["nA", [uppercase, lowercase]],
      ["nA1", [uppercase, lowercase, number]],
      ["Namaste1", [length, uppercase, lowercase, number]],
    ] as const) {
      await secret.fill(typed);
      await expect.poll(metRules).toEqual(rules.map((rule) => expect.stringMatching(new RegExp(`^${rule}`))));
    }
    await expect
      .element(secret)
      .toHaveAccessibleDescription(expect.stringContaining(`${length} (${auth.passwordRules.met})`));
  });

  it("shows the error of every field until its input is valid", async () => {
    const long = "a".repeat(51);
    const [firstName, lastName, username, email] = [auth.firstName, auth.lastName, auth.username, auth.email].map(
      field,
    ) as [Locator, Locator, Locator, Locator];
    await openSignUp();
    await signUp.click();
    await expectInvalid(firstName, "First name is required");
    await expectInvalid(lastName, "Last name is required");
    await expectInvalid(username, "Username must be at least 3 characters");
    await expectInvalid(email, "Email is required");
    await expectInvalid(secret, "Password must be at least 8 characters long");
    await expectInvalid(confirmation, "Please confirm your password");
    for (const [control, typed, message] of [
      [firstName, long, "First name cannot exceed 50 characters"],
      [lastName, long, "Last name cannot exceed 50 characters"],
      [username, long, "Username cannot exceed 50 characters"],
      [username, "kavya raman", "Username can only contain letters, numbers, and underscores"],
      [email, "kavya@nowhere", "Please enter a valid email address"],
      [email, `${"a".repeat(90)}@example.com`, "Email cannot exceed 100 characters"],
      [secret, `Aa1${"a".repeat(98)}`, "Password cannot exceed 100 characters"],
      [secret, "namaste123", "Password must contain at least one uppercase letter"],
      [secret, "NAMASTE123", "Password must contain at least one lowercase letter"],
      [secret, "NamasteABC", "Password must contain at least one number"],
      [confirmation, "Namaste124", "Passwords do not match"],
    ] as const) {
      await control.fill(typed);
      await expectInvalid(control, message);
    }
    const valid = ["Asha", "Iyer", "asha", "asha@mail.example", password, password];
    for (const [at, control] of registrationFields.entries()) {
      await control.fill(valid[at] ?? "");
      await expectValid(control);
    }
  });

  it("shows a message for an unusable response", async () => {
    const responses = [
      { response: new Response("", { status: 201 }), message: "Empty response from server" },
      { response: new Response("<html>", { status: 201 }), message: "Invalid response from server" },
      { response: new Response("", { status: 503 }), message: auth.registrationFailedStatus({ status: 503 }) },
    ];
    let calls = 0;
    await openFilledSignUp({ "POST /api/register": () => responses[calls++]?.response });
    for (const { message } of responses) {
      await signUp.click();
      await expect.element(banner).toHaveTextContent(message);
      await expect.poll(currentToast).toMatchObject({ title: auth.registrationFailed, description: message });
    }
  });

  it("shows a rejected password under its field, and focuses it", async () => {
    const rejection = [{ field: "password", message: "This password is too common." }];
    await openFilledSignUp(
      { "POST /api/register": () => errorResponse(400, errors.usernameTaken, rejection) },
      "",
      "Password123",
    );
    await signUp.click();
    await expectInvalid(secret, "This password is too common.");
    await expect.element(secret).toHaveFocus();
    await expect.element(banner).toBeVisible();
    await secret.fill(password);
    await expectValid(secret);
  });

  it("shows progress, and sends a second press only once", async () => {
    let calls = 0;
    const response = pendingResponse(() => {
      calls += 1;
      return Response.json(asha, { status: 201 });
    });
    await openFilledSignUp({ "POST /api/register": response.answer });
    await signUp.click();
    await expect.poll(response.requested).toBe(true);
    await expect.element(panel.getByRole("button", { name: auth.creatingAccount })).toBeInTheDocument();
    await userEvent.type(confirmation, "{Enter}");
    response.respond();
    await expect.poll(navigations).toEqual([routes.dashboard.path]);
    expect(calls).toBe(1);
  });

  it("sends the site's price variant, but not an unknown one", async () => {
    const sent: { username: string; pricingVariant?: string }[] = [];
    const answers = {
      "POST /api/register": (body: (typeof sent)[number]) => {
        sent.push(body);
        return Response.json(asha, { status: 201 });
      },
    };
    for (const given of ["discount", "free"]) {
      await openFilledSignUp(answers, `?tab=register&pricing=${given}`);
      await signUp.click();
      await expect.poll(() => sent.at(-1)?.username).toBe("asha");
      await expect.poll(navigations).toContain(routes.dashboard.path);
    }
    expect(sent.map(({ pricingVariant }) => pricingVariant)).toEqual(["discount", undefined]);
  });
});
