import type { ReactNode } from "react";

/**
 * Marks its content as a page without hydration: the build removes the framework's JavaScript. Interaction must be
 * HTML's own (links, details, forms) or the site's small script.
 */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div data-plain="">{children}</div>;
}
