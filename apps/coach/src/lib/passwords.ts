import * as auth from "@aangan/copy/auth";

const { length, uppercase, lowercase, number } = auth.passwordRules;

/** The rules for a new password in one line. */
export const passwordHint = [length, uppercase, lowercase, number].join(" · ");
