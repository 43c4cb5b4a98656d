import { realms } from "@aangan/copy/routes";

/** The pages below the one where coaches log in. */
export const loginPaths = {
  login: realms.coach.signIn,
  forgot: `${realms.coach.signIn}/forgot`,
} as const;
