import type { ReactNode } from "react";
import type { HeadingCode, PricingCode } from "@/lib/events";

/**
 * Shows its children for one variant only. Other variants' copies stay in the page with `display: none`; globals.css
 * shows the one in the attributes of <html>, the default without scripts.
 */
export function VariantOnly({
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
