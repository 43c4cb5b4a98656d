import type { ReactNode } from "react";

/**
 * Marks everything inside as a page that is only read: the build takes the framework's JavaScript out of it, so nothing in
 * it may need hydration. What moves is HTML's own (links, details, forms) or the site's small script.
 */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div data-plain="">{children}</div>;
}
