import { languageCookie } from "@aangan/copy/display-languages";
import { language } from "@aangan/copy/locale";
import { routes as all } from "@aangan/copy/routes";
import { pathIn, prefix } from "./language";

/** A page of the product: the app that serves it, and the path by which the site links to it. */
interface SiteRoute {
  app: "site" | "member" | "coach";
  path: string;
}

const local: Record<string, SiteRoute> = Object.fromEntries(
  Object.entries(all).map(([name, { app, path }]) => [name, { app, path: localPath(app, path) }]),
);

/**
 * The product's pages, with the paths by which the site links to them in this build's language: its own below the
 * language's prefix, and those of the other apps with the language as a parameter, which the member app's server keeps
 * in a cookie. In English they are as in `@aangan/copy/routes`.
 */
export const routes = local as Record<keyof typeof all, SiteRoute>;

function localPath(app: SiteRoute["app"], path: string): string {
  if (!prefix) return path;
  return app === "site" ? pathIn(language, path) : `${path}?${languageCookie}=${language}`;
}
