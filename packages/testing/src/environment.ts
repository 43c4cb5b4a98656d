import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** The surroundings of a part in a test: the query client, and the apps' providers. */
export interface Environment {
  client: QueryClient;
  wrap: (part: ReactNode) => ReactNode;
}

let create: (() => Environment) | undefined;

/** Sets the function that creates an environment for each rendering. Call it in a vitest setup file. */
export function setEnvironment(next: () => Environment): void {
  create = next;
}

/** Returns a new environment. Throws if no setup file has called `setEnvironment`. */
export function newEnvironment(): Environment {
  if (!create) throw new Error("No setup file has called setEnvironment.");
  return create();
}
