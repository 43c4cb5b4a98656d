import * as words from "@aangan/copy/profile";
import { storage } from "@aangan/copy/storage";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { type User, useUser } from "@/lib/user";
import { ProfileForm } from "./profile-form";

let user: User;

function Form() {
  const { data } = useUser();
  return data ? <ProfileForm user={data} /> : null;
}

beforeEach(() => {
  user = { ...asha, newEmail: "asha.iyer@mail.example" };
});

afterEach(() => window.localStorage.removeItem(storage.authUser));

describe("ProfileForm, with an unconfirmed address", () => {
  const cancelChange = page.getByRole("button", { name: words.emailTakeBack });
  const open = (more = {}) => renderPart(<Form />, { "GET /api/user": () => user, ...more });

  it("reports the cancelled change when it is refetched before the response", async () => {
    const response = pendingResponse(() => {
      user = { ...user, newEmail: null };
      return undefined;
    });
    open({ "DELETE /api/email/change": response.answer });
    await cancelChange.click();
    await expect.poll(response.requested).toBe(true);
    await invalidateAll();
    await expect.element(cancelChange).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    response.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.emailTakenBack);
  });
});

describe("ProfileForm", () => {
  const save = page.getByRole("button", { name: words.save });
  const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const password = page.getByLabelText(new RegExp(`^${words.passwordForEmail}`));
  const open = (more = {}) => renderPart(<Form />, { "GET /api/user": () => user, ...more });
  const storedTabData = () => JSON.stringify({ ...window.sessionStorage });
  /** Replaces the form with another page. */
  const openOtherPage = () => renderPart(<p>Elsewhere</p>);
  let sent: unknown;
  const saveUser = (body: unknown) => {
    sent = body;
    user = { ...user, ...(body as Partial<User>) };
    return user;
  };

  it("shows values saved by another device during editing, and does not overwrite them", async () => {
    open({ "PATCH /api/user": saveUser });
    await field(words.firstName).fill("Aish");
    user = { ...user, firstName: "Ash", lastName: "Iyer Rao", timeZone: "America/Denver" };
    await invalidateAll();
    await expect.element(field(words.lastName)).toHaveValue("Iyer Rao");
    await expect.element(field(words.firstName)).toHaveValue("Aish");
    await expect.element(save).toBeEnabled();
    await field(words.firstName).fill("Aisha");
    expect(storedTabData()).not.toContain("lastName");
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    const { email, username } = user;
    expect(sent).toEqual({ firstName: "Aisha", lastName: "Iyer Rao", email, username });
    await expect.element(save).toBeDisabled();
  });

  it("sends the address that was confirmed during editing", async () => {
    open({ "PATCH /api/user": saveUser });
    await field(words.firstName).fill("Aisha");
    user = { ...user, email: "asha.iyer@mail.example", newEmail: null };
    await invalidateAll();
    await expect.element(field(words.email)).toHaveValue("asha.iyer@mail.example");
    await expect.element(password).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    expect(sent).toMatchObject({ firstName: "Aisha", email: "asha.iyer@mail.example" });
  });

  it("disables Save when the typed value has been stored elsewhere", async () => {
    open();
    await field(words.email).fill("asha.iyer@mail.example");
    await expect.element(password).toBeInTheDocument();
    user = { ...user, email: "asha.iyer@mail.example", newEmail: null };
    await invalidateAll();
    await expect.element(save).toBeDisabled();
    await expect.element(password).not.toBeInTheDocument();
    user = { ...user, email: "asha@post.example" };
    await invalidateAll();
    await expect.element(field(words.email)).toHaveValue("asha@post.example");
    await expect.element(save).toBeDisabled();
  });

  it("sends the password with a new address", async () => {
    open({
      "PATCH /api/user": (body: unknown) => {
        sent = body;
        user = { ...user, newEmail: "asha@post.example" };
        return user;
      },
    });
    await field(words.email).fill("asha@post.example");
    await password.fill("Marigolds-at-noon1");
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updatedWithEmail.title);
    const { firstName, lastName, username } = user;
    expect(sent).toEqual({ firstName, lastName, username, email: "asha@post.example", password: "Marigolds-at-noon1" });
    await expect.element(field(words.email)).toHaveValue("asha@mail.example");
    await expect.element(password).not.toBeInTheDocument();
  });

  it("focuses the field that the server rejects", async () => {
    const message = "Please choose another one.";
    open({ "PATCH /api/user": () => errorResponse(400, message, [{ field: "timeZone", message }]) });
    await field(words.firstName).fill("Aisha");
    await save.click();
    await expect.element(page.getByRole("combobox", { name: words.timeZone })).toHaveFocus();
    await expect.element(page.getByText(message)).toBeInTheDocument();
  });

  it("is read-only while saving", async () => {
    const response = pendingResponse(() => saveUser({ firstName: "Aisha" }));
    open({ "PATCH /api/user": response.answer });
    await field(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(response.requested).toBe(true);
    for (const name of [words.firstName, words.lastName, words.username, words.email]) {
      await expect.element(field(name)).toHaveAttribute("readonly");
    }
    const zone = page.getByRole("combobox", { name: words.timeZone });
    await expect.element(zone).toBeDisabled();
    response.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    await expect.element(zone).toBeEnabled();
    await expect.element(field(words.lastName)).not.toHaveAttribute("readonly");
  });

  it("reports success when another page was opened, and deletes the draft", async () => {
    const response = pendingResponse(() => saveUser({ firstName: "Aisha" }));
    open({ "PATCH /api/user": response.answer });
    await field(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(response.requested).toBe(true);
    openOtherPage();
    expect(storedTabData()).toContain("Aisha");
    response.respond();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    expect(storedTabData()).not.toContain("Aisha");
  });

  it("keeps the draft and shows a toast when saving fails on another page", async () => {
    const response = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PATCH /api/user": response.answer });
    await field(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(response.requested).toBe(true);
    openOtherPage();
    response.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
    open();
    await expect.element(field(words.firstName)).toHaveValue("Aisha");
    await expect.element(save).toBeEnabled();
  });
});
