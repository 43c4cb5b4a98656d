import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** What surrounds a part in a test: the query client, and the providers of the apps. */
export interface Environment {
  client: QueryClient;
  wrap: (part: ReactNode) => ReactNode;
}

let create: (() => Environment) | undefined;

/** Sets how an environment is made for each rendering. Call it in a vitest setup file. */
export function setEnvironment(next: () => Environment): void {
  create = next;
}

/** Returns a new environment. Throws if no setup file has called `setEnvironment`. */
export function newEnvironment(): Environment {
  if (!create) throw new Error("No setup file has called setEnvironment.");
  return create();
}
