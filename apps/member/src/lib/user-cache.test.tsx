import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { afterEach, expect, it } from "vitest";
import { leaveForSignIn } from "./session";
import { cachedUser, forgetUser, rememberUser } from "./user-cache";

const asha = { id: "asha", firstName: "Asha", lastName: "Raman", email: "asha@aangan.example", language: "ta" };
const rohan = { ...asha, id: "rohan", firstName: "Rohan" };

afterEach(() => forgetUser());

it("forgetUser deletes the given user only", () => {
  rememberUser(asha);
  forgetUser("rohan");
  expect(cachedUser()).toEqual(asha);
  forgetUser("asha");
  expect(cachedUser()).toBeNull();
});

it("leaveForSignIn keeps the cached user who logged in in another tab", () => {
  setTabOwner("asha");
  rememberUser(rohan);
  leaveForSignIn();
  expect(cachedUser()).toEqual(rohan);
  rememberUser(asha);
  leaveForSignIn();
  expect(cachedUser()).toBeNull();
});
