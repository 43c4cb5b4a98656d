import * as words from "@aangan/copy/coach-security";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import type { FactorState, SignIn } from "./queries";
import { SecuritySection } from "./security-section";

let factor: FactorState;
let signIns: SignIn[];
const signIn = (id: string, current = false): SignIn => ({
  id,
  device: `Chrome on ${id}`,
  kind: "computer",
  createdAt: inHours(-9),
  lastUsedAt: inHours(-1),
  current,
});
const answers = {
  "GET /api/coach/profile": meera,
  "GET /api/coach/second-factor": () => factor,
  "GET /api/coach/sign-ins": () => signIns,
};
const open = (more = {}) => renderPart(<SecuritySection settled />, { ...answers, ...more });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByLabelText(name, { exact: true });
const list = page.getByRole("region", { name: words.signInsHeading });
const factorHeading = page.getByRole("heading", { name: words.factorHeading });

beforeEach(() => {
  factor = { enabled: false, required: false, satisfied: false, confirmedAt: null, recoveryCodesLeft: 0 };
  signIns = [signIn("here", true), signIn("Windows"), signIn("Linux")];
});

describe("the list of logins", () => {
  const rows = list.getByRole("listitem");

  it("shows the first five of nine, and all on request", async () => {
    signIns = Array.from({ length: 9 }, (_, place) => signIn(String(place), place === 0));
    open();
    await expect.element(rows).toHaveLength(5);
    await button("Show all 9").click();
    await expect.element(rows).toHaveLength(9);
    await expect.element(button("Show fewer")).toHaveFocus();
    await button("Show fewer").click();
    await expect.element(rows).toHaveLength(5);
  });

  it("shows all six without a button", async () => {
    signIns = Array.from({ length: 6 }, (_, place) => signIn(String(place), place === 0));
    open();
    await expect.element(rows).toHaveLength(6);
    await expect.element(list.getByRole("button", { name: /^Show / })).not.toBeInTheDocument();
  });
});

describe("ending logins", () => {
  const logOutOf = (id: string) => button(words.logOutOf({ device: `Chrome on ${id}` }));
  const end = () => {
    signIns = signIns.filter(({ id }) => id !== "Windows");
  };

  it("moves focus to the list when one login is ended", async () => {
    open({ "DELETE /api/coach/sign-ins/Windows": end });
    await logOutOf("Windows").click();
    await expect.element(logOutOf("Windows")).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.loggedOut.title);
    await expect.element(list).toHaveFocus();
  });

  it("shows a toast for a failure whose row disappeared while the request was in flight", async () => {
    const ended = pendingResponse(() => {
      end();
      return errorResponse(500, "Something broke.");
    });
    open({ "DELETE /api/coach/sign-ins/Windows": ended.answer });
    await logOutOf("Windows").click();
    await expect.poll(ended.requested).toBe(true);
    await invalidateAll();
    await expect.element(logOutOf("Windows")).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    ended.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.endFailed, variant: "destructive" });
  });

  it("moves focus to the list without a toast when the login was already ended", async () => {
    open({
      "DELETE /api/coach/sign-ins/Windows": () => {
        end();
        return errorResponse(404, "Not found.");
      },
    });
    await logOutOf("Windows").click();
    await expect.element(logOutOf("Windows")).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    await expect.element(list).toHaveFocus();
  });

  it("moves focus to the list when all other logins are ended", async () => {
    open({
      "DELETE /api/coach/sign-ins": () => {
        signIns = signIns.slice(0, 1);
      },
    });
    await button(words.logOutOthers).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.logOutOthers }).click();
    await expect.element(button(words.logOutOthers)).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  });
});

it("setting up two-step login focuses each step's field, the code list, and then the title", async () => {
  open({
    "POST /api/coach/second-factor": (sent: unknown) =>
      (sent as { password: string }).password === "Namaste123"
        ? { secret: "ABCDEFGHIJKLMNOP", uri: "otpauth://totp/x?secret=ABCDEFGHIJKLMNOP" }
        : errorResponse(400, "No.", [{ field: "password", message: "This is not your password." }]),
    "POST /api/coach/second-factor/confirm": () => {
      factor = { ...factor, enabled: true, satisfied: true, confirmedAt: inHours(0), recoveryCodesLeft: 10 };
      return { recoveryCodes: ["one-one", "two-two"] };
    },
  });
  await button(words.setUp).click();
  const password = box(words.yourPassword);
  await expect.element(password).toHaveFocus();
  await password.fill("Wrong");
  await button(words.continue).click();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveFocus();
  await password.fill("Namaste123");
  await button(words.continue).click();
  await expect.element(box(words.codeLabel)).toHaveFocus();
  await box(words.codeLabel).fill("123456");
  await button(words.confirmed).click();
  await expect.element(page.getByRole("heading", { name: words.codesTitle })).toHaveFocus();
  await button(words.kept).click();
  await expect.element(factorHeading).toHaveFocus();
});

it("setting up two-step login cannot be cancelled in flight, and shows the codes after the tab was left", async () => {
  const confirmed = pendingResponse(() => {
    factor = { ...factor, enabled: true, satisfied: true, confirmedAt: inHours(0), recoveryCodesLeft: 10 };
    return { recoveryCodes: ["one-one", "two-two"] };
  });
  open({
    "POST /api/coach/second-factor": { secret: "ABCDEFGHIJKLMNOP", uri: "otpauth://totp/x?secret=ABCDEFGHIJKLMNOP" },
    "POST /api/coach/second-factor/confirm": confirmed.answer,
  });
  await button(words.setUp).click();
  await box(words.yourPassword).fill("Namaste123");
  await button(words.continue).click();
  await box(words.codeLabel).fill("123456");
  await button(words.confirmed).click();
  await expect.poll(confirmed.requested).toBe(true);
  await button(words.cancel).click();
  await expect.element(box(words.codeLabel)).toBeInTheDocument();
  open();
  await expect.element(factorHeading).toBeInTheDocument();
  confirmed.respond();
  await expect.element(page.getByText("two-two")).toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.turnedOn.title);
  await button(words.kept).click();
  await expect.element(page.getByText("two-two")).not.toBeInTheDocument();
});

it("turning off two-step login shows the server's error, and returns focus to the title on Cancel", async () => {
  factor = { ...factor, enabled: true, satisfied: true, confirmedAt: inHours(-90), recoveryCodesLeft: 9 };
  open({ "POST /api/coach/second-factor/end": () => errorResponse(500, "Something went wrong.") });
  await button(words.turnOff).click();
  await expect.element(box(words.yourPassword)).toHaveFocus();
  await box(words.yourPassword).fill("Namaste123");
  await box(words.proofCode).fill("123456");
  await button(words.offConfirm).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong.");
  await button(words.cancel).click();
  await expect.element(factorHeading).toHaveFocus();
});

it("shows a toast when the password was changed after the tab was left", async () => {
  const changed = pendingResponse(() => undefined);
  open({ "PUT /api/coach/password": changed.answer });
  await box(words.current).fill("Namaste123");
  await box(words.new).fill("Lantern-Stairs-41");
  await box(words.confirm).fill("Lantern-Stairs-41");
  await button(words.savePassword).click();
  await expect.poll(changed.requested).toBe(true);
  open();
  expect(currentToast()).toBeNull();
  changed.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.passwordSaved.title });
});

it("focuses the rejected field when the password change is rejected", async () => {
  open({
    "PUT /api/coach/password": () =>
      errorResponse(400, "No.", [{ field: "current", message: "This is not your password." }]),
  });
  await box(words.current).fill("Wrong");
  await box(words.new).fill("Lantern-Stairs-41");
  await box(words.confirm).fill("Lantern-Stairs-41");
  await button(words.savePassword).click();
  await expect.element(box(words.current)).toHaveAttribute("aria-invalid", "true");
  await expect.element(box(words.current)).toHaveFocus();
});
