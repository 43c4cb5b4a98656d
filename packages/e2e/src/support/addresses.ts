import type { RouteName } from "@aangan/copy/routes";
import { routes } from "@aangan/copy/routes";

/** The three addresses of the product under test. */
export type App = "site" | "member" | "coach";

const variables = { site: "SITE_URL", member: "MEMBER_URL", coach: "COACH_URL" } as const;

/** Where an app answers, without a slash at the end. Known once the global setup has run. */
export function originOf(app: App): string {
  const url = process.env[variables[app]];
  if (!url) throw new Error(`${variables[app]} is not set: the global setup has not run`);
  return url;
}

/** Where the payment sandbox answers, which plays the payment provider. It is no part of the product. */
export function sandboxOrigin(): string {
  const url = process.env.PAYMENT_SANDBOX_URL;
  if (!url) throw new Error("PAYMENT_SANDBOX_URL is not set: the global setup has not run");
  return url;
}

/** The address of a page of the route table, at the app that owns it unless another one is named. */
export function addressOf(route: RouteName, at: App = routes[route].app): string {
  return originOf(at) + routes[route].path;
}

const apps = Object.keys(variables) as App[];

/** Whether an address belongs to the product. */
export function isOurs(address: string): boolean {
  const { origin } = new URL(address);
  return apps.some((app) => originOf(app) === origin);
}
