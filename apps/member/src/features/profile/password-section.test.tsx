import { profile as words } from "@aangan/copy/profile";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { User } from "@/lib/user";
import { PasswordSection } from "./password-section";

const open = (hasPassword: boolean, answers: Record<string, unknown>) => {
  const user = { id: "somebody", username: "asha", email: "asha@mail.example", hasPassword } as User;
  renderPart(<PasswordSection user={user} />, answers);
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByLabelText(name, { exact: true });

describe.each([
  ["done", () => undefined, { title: words.passwordChanged.title }],
  ["refused", () => errorResponse(500, "Something broke."), { title: words.errorTitle, variant: "destructive" }],
])("a change of the password that is %s", (_, act, said) => {
  it("says so though the page was left meanwhile", async () => {
    const told = pendingResponse(act);
    open(true, { "POST /api/password": told.answer });
    await box(words.currentPassword).fill("Namaste123");
    await box(words.newPassword).fill("Lantern-Stairs-41");
    await box(words.repeatPassword).fill("Lantern-Stairs-41");
    await button(words.changePassword).click();
    await expect.poll(told.asked).toBe(true);
    renderPart(<p>Another page</p>);
    expect(currentToast()).toBeNull();
    told.letGo();
    await expect.poll(currentToast).toMatchObject(said);
  });
});

describe.each([
  ["sent", () => undefined, { title: words.setPasswordSent.title }],
  ["not sent", () => errorResponse(500, "Something broke."), { title: words.errorTitle, variant: "destructive" }],
])("a letter with the way to a password that is %s", (_, act, said) => {
  it("says so though the page was left meanwhile", async () => {
    const told = pendingResponse(act);
    open(false, { "POST /api/password/forgot": told.answer });
    await button(words.setPassword).click();
    await expect.poll(told.asked).toBe(true);
    renderPart(<p>Another page</p>);
    expect(currentToast()).toBeNull();
    told.letGo();
    await expect.poll(currentToast).toMatchObject(said);
  });
});
