import { hashKey, type InfiniteData, replaceEqualDeep } from "@tanstack/react-query";

type Pages = InfiniteData<unknown, unknown>;

const isPages = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data && Array.isArray(data.pages);

/**
 * Keeps cache updates that were made while a list's next or previous page was fetched. `fetchNextPage` appends to the
 * pages it captured when it started, which drops those updates (a live message, a new comment). Here the page joins
 * the pages in the cache now. For the query option `structuralSharing`, which sees the cached and the fetched data of
 * every query.
 */
export function appendToLatestPages(cached: unknown, fetched: unknown): unknown {
  if (!isPages(cached) || !isPages(fetched) || fetched.pages.length !== cached.pages.length + 1)
    return replaceEqualDeep(cached, fetched);
  const { pages, pageParams } = fetched;
  const fits = (params: readonly unknown[]) => hashKey(params) === hashKey(cached.pageParams);
  if (fits(pageParams.slice(0, -1)))
    return { pages: [...cached.pages, pages.at(-1)], pageParams: [...cached.pageParams, pageParams.at(-1)] };
  if (fits(pageParams.slice(1)))
    return { pages: [pages[0], ...cached.pages], pageParams: [pageParams[0], ...cached.pageParams] };
  // The list was replaced during the fetch, and the page belongs to the old one.
  return cached;
}
