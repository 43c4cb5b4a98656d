import { auth } from "@aangan/copy/auth";
import { fill } from "@aangan/copy/format";
import { left } from "@aangan/copy/left";
import { storage } from "@aangan/copy/storage";
import { toast } from "@aangan/ui/toast/store.ts";

/** What happened just before the browser left the page, to be said on the next one. */
export type Greeting = "signed-in" | "registered" | "logged-out" | "left";

const greetingKey = "aangan_greeting";

/** What is said to somebody who is nobody here now. */
const farewells: Partial<Record<string, { title: string; text: string }>> = {
  "logged-out": auth.loggedOut,
  left,
};

/** Keeps a greeting over a full page load, and the two flags that tell the rest of the session how it began. */
export function keepGreeting(greeting: Greeting): void {
  keep(greeting);
  if (!farewells[greeting]) raiseFlags(greeting);
}

/**
 * The person goes to somebody else's page to sign in, and may come back signed in or not: the greeting waits, and the flags
 * are raised when it is said. Whoever comes back as nobody lets it go with {@link dropWelcome}.
 */
export function awaitWelcome(): void {
  keep("signed-in");
}

/** Lets a welcome go that waits for somebody who did not sign in. A farewell stays to be said. */
export function dropWelcome(): void {
  try {
    const greeting = window.sessionStorage.getItem(greetingKey);
    if (greeting && !farewells[greeting]) window.sessionStorage.removeItem(greetingKey);
  } catch {
    // Closed storage kept nothing.
  }
}

function keep(greeting: Greeting): void {
  try {
    window.sessionStorage.setItem(greetingKey, greeting);
  } catch (error) {
    console.warn("A greeting could not be kept for the next page.", error);
  }
}

function raiseFlags(greeting: string): void {
  try {
    window.sessionStorage.setItem(storage.authSuccess, "true");
    if (greeting === "registered") window.sessionStorage.setItem(storage.isNewUser, "true");
  } catch (error) {
    console.warn("How this session began could not be kept.", error);
  }
}

/** Whether a greeting waits that may be said now; the ones after a sign-in need the person's name. */
export function sayGreeting(firstName: string | undefined): void {
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
    raiseFlags(greeting);
    const { title, text } = greeting === "registered" ? auth.registrationSuccess : auth.loginSuccess;
    toast({ title, description: fill(text, { firstName: firstName ?? "" }) });
  }
}
