import type { ReactNode } from "react";
import type { HeadingCode, PricingCode } from "@/lib/events";

/**
 * Draws its children for one variant only. The other variants' copies stay in the page, without room and unheard
 * (`display: none`); globals.css shows the one that <html> names, the default where no script ran.
 */
export function Only({
  children,
  as: Part = "div",
  ...variant
}: { children: ReactNode /** "span" inside a heading or a line of text. */; as?: "div" | "span" } & (
  | { heading: HeadingCode }
  | { pricing: PricingCode }
)) {
  const [kind, code] = "heading" in variant ? ["heading", variant.heading] : ["pricing", variant.pricing];
  return <Part data-only={`${kind}-${code}`}>{children}</Part>;
}
