import * as auth from "@aangan/copy/auth";
import * as left from "@aangan/copy/left";
import { storage } from "@aangan/copy/storage";
import { toast } from "@aangan/ui/toast/store.ts";

/** The event before a full page load, to be shown on the next page. */
export type Greeting = "signed-in" | "registered" | "logged-out" | "left";

const greetingKey = "aangan_greeting";

/** Texts for visitors without a session. */
const farewells: Partial<Record<string, { title: string; text: string }>> = {
  "logged-out": auth.loggedOut,
  left,
};

/** Stores a greeting over a full page load and, after a sign-in, flags about how the session began. */
export function keepGreeting(greeting: Greeting): void {
  keep(greeting);
  if (!farewells[greeting]) setFlags(greeting);
}

/**
 * For a sign-in at another site, which may fail: the greeting waits, and its flags are set when it is shown. {@link
 * dropWelcome} discards it after a return without a session.
 */
export function awaitWelcome(): void {
  keep("signed-in");
}

/** Discards a waiting welcome. A farewell stays. */
export function dropWelcome(): void {
  try {
    const greeting = window.sessionStorage.getItem(greetingKey);
    if (greeting && !farewells[greeting]) window.sessionStorage.removeItem(greetingKey);
  } catch {
    // Without session storage nothing was stored.
  }
}

function keep(greeting: Greeting): void {
  try {
    window.sessionStorage.setItem(greetingKey, greeting);
  } catch (error) {
    console.warn("A greeting could not be kept for the next page.", error);
  }
}

function setFlags(greeting: string): void {
  try {
    window.sessionStorage.setItem(storage.authSuccess, "true");
    if (greeting === "registered") window.sessionStorage.setItem(storage.isNewUser, "true");
  } catch (error) {
    console.warn("How this session began could not be kept.", error);
  }
}

/** Reports whether the member registered in this tab. Browser only. */
export function isNewUser(): boolean {
  try {
    return window.sessionStorage.getItem(storage.isNewUser) === "true";
  } catch {
    // Without session storage nothing was stored.
    return false;
  }
}

/** Shows a waiting greeting, if any; those after a sign-in need the member's first name. */
export function showGreeting(firstName: string | undefined): void {
  let greeting: string | null = null;
  try {
    greeting = window.sessionStorage.getItem(greetingKey);
    if (!greeting || (!farewells[greeting] && firstName === undefined)) return;
    window.sessionStorage.removeItem(greetingKey);
  } catch {
    return;
  }
  const farewell = farewells[greeting];
  if (farewell) {
    toast({ title: farewell.title, description: farewell.text });
  } else {
    setFlags(greeting);
    const { title, text } = greeting === "registered" ? auth.registrationSuccess : auth.loginSuccess;
    toast({ title, description: text({ firstName: firstName ?? "" }) });
  }
}
