import { routes } from "@aangan/copy/routes";

/** The existing pages by name: the route table, or a test's replacement. */
export type Routes = Readonly<Record<string, { readonly path: string }>>;

/** Returns a page's path, or undefined if it does not exist; links to it are hidden then. */
export function pageOf(name: string, pages: Routes = routes): string | undefined {
  return pages[name]?.path;
}
