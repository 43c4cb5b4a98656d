import { jobChoices } from "@aangan/copy/lists";
import { routes } from "@/lib/routes";

/** The code of an open position, or "general". */
export type JobCode = (typeof jobChoices)[number]["code"];

/** The address of the form for a position. */
export const applyPath = (code: JobCode): string => `${routes.careers.path}/apply/${code}`;

/** The addresses of all application forms. */
export const applyPaths: readonly string[] = jobChoices.map(({ code }) => applyPath(code));
