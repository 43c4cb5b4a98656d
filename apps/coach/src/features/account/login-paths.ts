import { realms } from "@aangan/copy/routes";

/** The paths of the login page and the pages below it. */
export const loginPaths = {
  login: realms.coach.signIn,
  forgot: `${realms.coach.signIn}/forgot`,
} as const;
