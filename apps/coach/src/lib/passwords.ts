import { auth } from "@aangan/copy/auth";

const { length, uppercase, lowercase, number } = auth.passwordRules;

/** What a new password has to be, in one line. */
export const passwordHint = [length, uppercase, lowercase, number].join(" · ");
