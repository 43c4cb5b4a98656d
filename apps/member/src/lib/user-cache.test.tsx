import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { afterEach, expect, it } from "vitest";
import { leaveForSignIn } from "./session";
import { cachedUser, forgetUser, rememberUser } from "./user-cache";

const asha = { id: "asha", firstName: "Asha", lastName: "Raman", email: "asha@aangan.example" };
const rohan = { ...asha, id: "rohan", firstName: "Rohan" };

afterEach(() => forgetUser());

it("forgets one person, and nobody else in their place", () => {
  rememberUser(asha);
  forgetUser("rohan");
  expect(cachedUser()).toEqual(asha);
  forgetUser("asha");
  expect(cachedUser()).toBeNull();
});

it("does not forget who logged in in another tab when a session is over in this one", () => {
  setTabOwner("asha");
  rememberUser(rohan);
  leaveForSignIn();
  expect(cachedUser()).toEqual(rohan);
  rememberUser(asha);
  leaveForSignIn();
  expect(cachedUser()).toBeNull();
});
