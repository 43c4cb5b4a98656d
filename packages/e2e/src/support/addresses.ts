import type { RouteName } from "@aangan/copy/routes";
import { routes } from "@aangan/copy/routes";

/** The three apps of the product under test. */
export type App = "site" | "member" | "coach";

const variables = { site: "SITE_URL", member: "MEMBER_URL", coach: "COACH_URL" } as const;

/** The origin of an app, without a trailing slash. Known once the global setup has run. */
export function originOf(app: App): string {
  const url = process.env[variables[app]];
  if (!url) throw new Error(`${variables[app]} is not set: the global setup has not run`);
  return url;
}

/** The origin of the payment sandbox, which replaces the payment provider. It is not part of the product. */
export function sandboxOrigin(): string {
  const url = process.env.PAYMENT_SANDBOX_URL;
  if (!url) throw new Error("PAYMENT_SANDBOX_URL is not set: the global setup has not run");
  return url;
}

/** The URL of a page in the route table, on the origin of its own app unless another is given. */
export function addressOf(route: RouteName, at: App = routes[route].app): string {
  return originOf(at) + routes[route].path;
}

const apps = Object.keys(variables) as App[];

/** Reports whether a URL belongs to the product. */
export function isProductUrl(address: string): boolean {
  const { origin } = new URL(address);
  return apps.some((app) => originOf(app) === origin);
}
