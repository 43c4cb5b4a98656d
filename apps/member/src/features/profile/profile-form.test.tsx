import { profile as words } from "@aangan/copy/profile";
import { storage } from "@aangan/copy/storage";
import { draw, onItsWay, readAgain } from "@aangan/shell/screen";
import { currentToast } from "@aangan/ui/toast";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type User, useUser } from "@/lib/user";
import { ProfileForm } from "./profile-form";

let user: User;

function Form() {
  const { data } = useUser();
  return data ? <ProfileForm user={data} /> : null;
}

beforeEach(() => {
  user = {
    id: "somebody",
    username: "asha",
    firstName: "Asha",
    lastName: "Iyer",
    email: "asha@mail.example",
    emailConfirmed: true,
    newEmail: "asha.iyer@mail.example",
    hasPassword: true,
    coachId: null,
    createdAt: new Date().toISOString(),
    hasActiveSubscription: false,
    pricingVariant: "default",
    sharedDevice: false,
    timeZone: "America/Chicago",
    trialEndsAt: null,
  };
});

afterEach(() => window.localStorage.removeItem(storage.authUser));

describe("an address that waits", () => {
  const takeBack = page.getByRole("button", { name: words.emailTakeBack });
  const open = (more = {}) => draw(<Form />, { "GET /api/user": () => user, ...more });

  it("is taken back, and says so, also when the page knows of it before the answer comes", async () => {
    const taken = onItsWay(() => {
      user = { ...user, newEmail: null };
      return undefined;
    });
    open({ "DELETE /api/email/change": taken.answer });
    await takeBack.click();
    await expect.poll(taken.asked).toBe(true);
    await readAgain();
    await expect.element(takeBack).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    taken.letGo();
    await expect.poll(() => currentToast()?.title).toBe(words.emailTakenBack);
  });
});
