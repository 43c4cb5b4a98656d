import { auth } from "@aangan/copy/auth";
import { fill } from "@aangan/copy/format";
import { left } from "@aangan/copy/left";
import { storage } from "@aangan/copy/storage";
import { toast } from "@aangan/ui/toast";

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
  try {
    window.sessionStorage.setItem(greetingKey, greeting);
    if (farewells[greeting]) return;
    window.sessionStorage.setItem(storage.authSuccess, "true");
    if (greeting === "registered") window.sessionStorage.setItem(storage.isNewUser, "true");
  } catch (error) {
    console.warn("A greeting could not be kept for the next page.", error);
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
    const { title, text } = greeting === "registered" ? auth.registrationSuccess : auth.loginSuccess;
    toast({ title, description: fill(text, { firstName: firstName ?? "" }) });
  }
}
