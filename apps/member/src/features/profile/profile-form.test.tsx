import { profile as words } from "@aangan/copy/profile";
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

describe("an address that waits", () => {
  const takeBack = page.getByRole("button", { name: words.emailTakeBack });
  const open = (more = {}) => renderPart(<Form />, { "GET /api/user": () => user, ...more });

  it("is taken back, and says so, also when the page knows of it before the answer comes", async () => {
    const taken = pendingResponse(() => {
      user = { ...user, newEmail: null };
      return undefined;
    });
    open({ "DELETE /api/email/change": taken.answer });
    await takeBack.click();
    await expect.poll(taken.asked).toBe(true);
    await invalidateAll();
    await expect.element(takeBack).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    taken.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.emailTakenBack);
  });
});

describe("what a member says of themselves", () => {
  const save = page.getByRole("button", { name: words.save });
  const box = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const password = page.getByLabelText(new RegExp(`^${words.passwordForEmail}`));
  const open = (more = {}) => renderPart(<Form />, { "GET /api/user": () => user, ...more });
  const kept = () => JSON.stringify({ ...window.sessionStorage });
  /** Another page is looked at. */
  const leave = () => renderPart(<p>Elsewhere</p>);
  let sent: unknown;
  const storing = (body: unknown) => {
    sent = body;
    user = { ...user, ...(body as Partial<User>) };
    return user;
  };

  it("shows what another device saves while something else is typed, and writes none of it over", async () => {
    open({ "PATCH /api/user": storing });
    await box(words.firstName).fill("Aish");
    user = { ...user, firstName: "Ash", lastName: "Iyer Rao", timeZone: "America/Denver" };
    await invalidateAll();
    await expect.element(box(words.lastName)).toHaveValue("Iyer Rao");
    await expect.element(box(words.firstName)).toHaveValue("Aish");
    await expect.element(save).toBeEnabled();
    await box(words.firstName).fill("Aisha");
    expect(kept()).not.toContain("lastName");
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    const { email, username } = user;
    expect(sent).toEqual({ firstName: "Aisha", lastName: "Iyer Rao", email, username });
    await expect.element(save).toBeDisabled();
  });

  it("is the address that the letter confirmed, and not the one before it", async () => {
    open({ "PATCH /api/user": storing });
    await box(words.firstName).fill("Aisha");
    user = { ...user, email: "asha.iyer@mail.example", newEmail: null };
    await invalidateAll();
    await expect.element(box(words.email)).toHaveValue("asha.iyer@mail.example");
    await expect.element(password).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    expect(sent).toMatchObject({ firstName: "Aisha", email: "asha.iyer@mail.example" });
  });

  it("is nothing to save any more where it is saved by now", async () => {
    open();
    await box(words.email).fill("asha.iyer@mail.example");
    await expect.element(password).toBeInTheDocument();
    user = { ...user, email: "asha.iyer@mail.example", newEmail: null };
    await invalidateAll();
    await expect.element(save).toBeDisabled();
    await expect.element(password).not.toBeInTheDocument();
    user = { ...user, email: "asha@post.example" };
    await invalidateAll();
    await expect.element(box(words.email)).toHaveValue("asha@post.example");
    await expect.element(save).toBeDisabled();
  });

  it("goes with the password where the address is another one", async () => {
    open({
      "PATCH /api/user": (body: unknown) => {
        sent = body;
        user = { ...user, newEmail: "asha@post.example" };
        return user;
      },
    });
    await box(words.email).fill("asha@post.example");
    await password.fill("Marigolds-at-noon1");
    await save.click();
    await expect.poll(() => currentToast()?.title).toBe(words.updatedWithEmail.title);
    const { firstName, lastName, username } = user;
    expect(sent).toEqual({ firstName, lastName, username, email: "asha@post.example", password: "Marigolds-at-noon1" });
    await expect.element(box(words.email)).toHaveValue("asha@mail.example");
    await expect.element(password).not.toBeInTheDocument();
  });

  it("takes the focus to what is refused", async () => {
    const message = "Please choose another one.";
    open({ "PATCH /api/user": () => errorResponse(400, message, [{ field: "timeZone", message }]) });
    await box(words.firstName).fill("Aisha");
    await save.click();
    await expect.element(page.getByRole("combobox", { name: words.timeZone })).toHaveFocus();
    await expect.element(page.getByText(message)).toBeInTheDocument();
  });

  it("is not to be changed while it is on its way", async () => {
    const saved = pendingResponse(() => storing({ firstName: "Aisha" }));
    open({ "PATCH /api/user": saved.answer });
    await box(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    for (const name of [words.firstName, words.lastName, words.username, words.email]) {
      await expect.element(box(name)).toHaveAttribute("readonly");
    }
    const zone = page.getByRole("combobox", { name: words.timeZone });
    await expect.element(zone).toBeDisabled();
    saved.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    await expect.element(zone).toBeEnabled();
    await expect.element(box(words.lastName)).not.toHaveAttribute("readonly");
  });

  it("is saved though another page is looked at by then, which says so", async () => {
    const saved = pendingResponse(() => storing({ firstName: "Aisha" }));
    open({ "PATCH /api/user": saved.answer });
    await box(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    leave();
    expect(kept()).toContain("Aisha");
    saved.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.updated.title);
    expect(kept()).not.toContain("Aisha");
  });

  it("is kept when it could not be saved, which is said on another page too", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PATCH /api/user": refused.answer });
    await box(words.firstName).fill("Aisha");
    await save.click();
    await expect.poll(refused.asked).toBe(true);
    leave();
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.errorTitle, variant: "destructive" });
    open();
    await expect.element(box(words.firstName)).toHaveValue("Aisha");
    await expect.element(save).toBeEnabled();
  });
});
