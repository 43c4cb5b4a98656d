import { coachSecurity as words } from "@aangan/copy/coach-security";
import { fill } from "@aangan/copy/format";
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

describe("of many logins", () => {
  const rows = list.getByRole("listitem");

  it("the first few are shown, and the others when they are asked for", async () => {
    signIns = Array.from({ length: 9 }, (_, place) => signIn(String(place), place === 0));
    open();
    await expect.element(rows).toHaveLength(5);
    await button("Show all 9").click();
    await expect.element(rows).toHaveLength(9);
    await expect.element(button("Show fewer")).toHaveFocus();
    await button("Show fewer").click();
    await expect.element(rows).toHaveLength(5);
  });

  it("one more than a few needs no button", async () => {
    signIns = Array.from({ length: 6 }, (_, place) => signIn(String(place), place === 0));
    open();
    await expect.element(rows).toHaveLength(6);
    await expect.element(list.getByRole("button", { name: /^Show / })).not.toBeInTheDocument();
  });
});

describe("the focus, when logins are ended,", () => {
  const logOutOf = (id: string) => button(fill(words.logOutOf, { device: `Chrome on ${id}` }));
  const end = () => {
    signIns = signIns.filter(({ id }) => id !== "Windows");
  };

  it("stays with the others when it was one", async () => {
    open({ "DELETE /api/coach/sign-ins/Windows": end });
    await logOutOf("Windows").click();
    await expect.element(logOutOf("Windows")).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.loggedOut.title);
    await expect.element(list).toHaveFocus();
  });

  it("says what became of one whose row went before the answer came", async () => {
    const ended = pendingResponse(() => {
      end();
      return errorResponse(500, "Something broke.");
    });
    open({ "DELETE /api/coach/sign-ins/Windows": ended.answer });
    await logOutOf("Windows").click();
    await expect.poll(ended.asked).toBe(true);
    await invalidateAll();
    await expect.element(logOutOf("Windows")).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    ended.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.endFailed, variant: "destructive" });
  });

  it("stays with the others when it was over already", async () => {
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

  it("stays with what is left when it was all of them", async () => {
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

it("leads the focus from step to step while two-step login is set up, and back to its title", async () => {
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

it("shows the recovery codes whose answer came after the tab was left, and until then does not let go of it", async () => {
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
  await expect.poll(confirmed.asked).toBe(true);
  await button(words.cancel).click();
  await expect.element(box(words.codeLabel)).toBeInTheDocument();
  open();
  await expect.element(factorHeading).toBeInTheDocument();
  confirmed.letGo();
  await expect.element(page.getByText("two-two")).toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.turnedOn.title);
  await button(words.kept).click();
  await expect.element(page.getByText("two-two")).not.toBeInTheDocument();
});

it("leads the focus back to the title when turning it off is given up, and says what was wrong when it is not", async () => {
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

it("says that the password was changed though the tab was left meanwhile", async () => {
  const changed = pendingResponse(() => undefined);
  open({ "PUT /api/coach/password": changed.answer });
  await box(words.current).fill("Namaste123");
  await box(words.new).fill("Lantern-Stairs-41");
  await box(words.confirm).fill("Lantern-Stairs-41");
  await button(words.savePassword).click();
  await expect.poll(changed.asked).toBe(true);
  open();
  expect(currentToast()).toBeNull();
  changed.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.passwordSaved.title });
});

it("brings the focus to the field that a new password was refused for", async () => {
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
