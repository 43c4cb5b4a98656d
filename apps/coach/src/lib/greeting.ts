import * as coachAuth from "@aangan/copy/coach-auth";
import { toast } from "@aangan/ui/toast/store.ts";

const greetingKey = "aangan_coach_greeting";

/** Stores over a full page load that the coach has just signed in. */
export function storeGreeting(): void {
  try {
    window.sessionStorage.setItem(greetingKey, "signed-in");
  } catch (error) {
    console.warn("A greeting could not be kept for the next page.", error);
  }
}

/** Greets a coach who has just signed in, once; returns whether it did. */
export function showGreeting(name: string): boolean {
  try {
    if (window.sessionStorage.getItem(greetingKey) === null) return false;
    window.sessionStorage.removeItem(greetingKey);
  } catch {
    return false;
  }
  toast({ title: coachAuth.loginSuccess.title, description: coachAuth.loginSuccess.text({ name }) });
  return true;
}
