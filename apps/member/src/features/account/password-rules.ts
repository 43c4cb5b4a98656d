import * as auth from "@aangan/copy/auth";
import { limits } from "@aangan/copy/limits";

/** One rule of a new password: its text, and a function that reports whether a password meets it. */
export interface PasswordRule {
  text: string;
  isMet: (password: string) => boolean;
}

const { passwordRules: words } = auth;

/**
 * The rules that are ticked off while a new password is typed. They equal those of the form's schema, which decides; a
 * test compares them.
 */
export const passwordRules: readonly PasswordRule[] = [
  { text: words.length, isMet: (password) => [...password.normalize("NFC")].length >= limits.passwordMin },
  { text: words.uppercase, isMet: (password) => /\p{Lu}/u.test(password) },
  { text: words.lowercase, isMet: (password) => /\p{Ll}/u.test(password) },
  { text: words.number, isMet: (password) => /\p{Nd}/u.test(password) },
];
