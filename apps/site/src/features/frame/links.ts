import * as landing from "@aangan/copy/landing";
import * as layout from "@aangan/copy/layout";
import { routes } from "@/lib/routes";

/** A link of the header or the footer. */
export interface SiteLink {
  href: string;
  label: string;
}

const { anchors } = landing;
const home = routes.home.path;

/** Anchors of the front page, for visitors without a session. */
export const anchorLinks: readonly SiteLink[] = [
  { href: `${home}#${anchors.howItWorks}`, label: layout.howItWorks },
  { href: `${home}#${anchors.features}`, label: layout.features },
  { href: `${home}#${anchors.pricing}`, label: layout.pricing },
  { href: `${home}#${anchors.faq}`, label: layout.faq },
];

const paths: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
);

/** The existing pages of the member app for signed-in members. */
export const memberLinks: readonly SiteLink[] = layout.siteMenu.flatMap(({ route, label }) => {
  const href = paths[route];
  return href ? [{ href, label }] : [];
});

/** The two of them in the avatar's menu on a wide screen. */
export const accountLinks: readonly SiteLink[] = memberLinks.filter(
  ({ href }) => href === paths.dashboard || href === paths.subscribe,
);
