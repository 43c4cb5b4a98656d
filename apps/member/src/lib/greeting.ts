import { auth } from "@aangan/copy/auth";
import { fill } from "@aangan/copy/format";
import { storage } from "@aangan/copy/storage";
import { toast } from "@aangan/ui/toast";

/** What happened just before the browser left the page, to be said on the next one. */
export type Greeting = "signed-in" | "registered" | "logged-out";

const greetingKey = "aangan_greeting";

/** Keeps a greeting over a full page load, and the two flags that tell the rest of the session how it began. */
export function keepGreeting(greeting: Greeting): void {
  try {
    window.sessionStorage.setItem(greetingKey, greeting);
    if (greeting === "logged-out") return;
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
    if (!greeting || (greeting !== "logged-out" && firstName === undefined)) return;
    window.sessionStorage.removeItem(greetingKey);
  } catch {
    return;
  }
  if (greeting === "logged-out") {
    toast({ title: auth.loggedOut.title, description: auth.loggedOut.text });
  } else {
    const { title, text } = greeting === "registered" ? auth.registrationSuccess : auth.loginSuccess;
    toast({ title, description: fill(text, { firstName: firstName ?? "" }) });
  }
}
