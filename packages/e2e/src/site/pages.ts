import { jobs } from "@aangan/copy/jobs";
import { type RouteName, routes } from "@aangan/copy/routes";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

const names = Object.keys(routes) as RouteName[];

/** The site's pages in the route table. */
export const siteRoutes: readonly RouteName[] = names.filter((name) => routes[name].app === "site");

/** The URL of the application form for the first position. */
export const applyAddress = (): string => `${addressOf("careers")}/apply/${jobs[0].code}`;

/** Returns every page in the sitemap of the server under test. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(`${originOf("site")}/sitemap.xml`);
  expect(answer.status()).toBe(200);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
}
