import type { ReactNode } from "react";
import type { HeadingCode, PricingCode } from "./variants";

/**
 * Draws its children for one variant only. The other variants' copies stay in the page, without room and unheard
 * (`display: none`); globals.css shows the one that <html> names, the default where no script ran.
 */
export function Only({
  children,
  ...variant
}: { children: ReactNode } & ({ heading: HeadingCode } | { pricing: PricingCode })) {
  const [kind, code] = "heading" in variant ? ["heading", variant.heading] : ["pricing", variant.pricing];
  return <div data-only={`${kind}-${code}`}>{children}</div>;
}
