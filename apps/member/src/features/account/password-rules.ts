import { auth } from "@aangan/copy/auth";
import { limits } from "@aangan/copy/limits";

/** One rule of a new password: its words, and whether a text keeps it. */
export interface PasswordRule {
  text: string;
  keeps: (password: string) => boolean;
}

const { passwordRules: words } = auth;

/**
 * The rules that are ticked off while a new password is typed. They equal those of the form's schema, which decides; a
 * test compares them.
 */
export const passwordRules: readonly PasswordRule[] = [
  { text: words.length, keeps: (password) => [...password.normalize("NFC")].length >= limits.passwordMin },
  { text: words.uppercase, keeps: (password) => /\p{Lu}/u.test(password) },
  { text: words.lowercase, keeps: (password) => /\p{Ll}/u.test(password) },
  { text: words.number, keeps: (password) => /\p{Nd}/u.test(password) },
];
