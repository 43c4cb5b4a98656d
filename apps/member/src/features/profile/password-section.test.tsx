import * as words from "@aangan/copy/profile";
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
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe.each([
  ["succeeded", () => undefined, { title: words.passwordChanged.title }],
  ["failed", () => errorResponse(500, "Something broke."), { title: words.errorTitle, variant: "destructive" }],
])("PasswordSection, when changing the password %s", (_, act, expectedToast) => {
  it("shows a toast when the page was left during the request", async () => {
    const response = pendingResponse(act);
    open(true, { "POST /api/password": response.answer });
    await field(words.currentPassword).fill("Namaste123");
    await field(words.newPassword).fill("Lantern-Stairs-41");
    await field(words.repeatPassword).fill("Lantern-Stairs-41");
    await button(words.changePassword).click();
    await expect.poll(response.requested).toBe(true);
    renderPart(<p>Another page</p>);
    expect(currentToast()).toBeNull();
    response.respond();
    await expect.poll(currentToast).toMatchObject(expectedToast);
  });
});

describe.each([
  ["succeeded", () => undefined, { title: words.setPasswordSent.title }],
  ["failed", () => errorResponse(500, "Something broke."), { title: words.errorTitle, variant: "destructive" }],
])("PasswordSection, when requesting the password email %s", (_, act, expectedToast) => {
  it("shows a toast when the page was left during the request", async () => {
    const response = pendingResponse(act);
    open(false, { "POST /api/password/forgot": response.answer });
    await button(words.setPassword).click();
    await expect.poll(response.requested).toBe(true);
    renderPart(<p>Another page</p>);
    expect(currentToast()).toBeNull();
    response.respond();
    await expect.poll(currentToast).toMatchObject(expectedToast);
  });
});
