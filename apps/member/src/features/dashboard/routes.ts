import { routes } from "@aangan/copy/routes";

/** The pages that stand, by name: the route table, unless a test says otherwise. */
export type Routes = Readonly<Record<string, { readonly path: string }>>;

/** Where a page is, or undefined while it does not stand: what leads there is then not shown. */
export function pageOf(name: string, pages: Routes = routes): string | undefined {
  return pages[name]?.path;
}
