import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// tailwind-merge can distinguish "text-h1" (a size) from "text-ink" (a colour) only if it knows the theme's names.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["hero", "h1", "h2", "h3", "h4", "lead", "body", "article", "small", "label", "fine", "field"],
      font: ["display", "text"],
      radius: ["tile", "control", "card", "dialog", "sheet"],
      shadow: ["cast-1", "cast-2", "cast-3", "plinth"],
      ease: ["ui", "breath"],
      breakpoint: ["md", "frame", "lg", "grid", "xl"],
    },
    classGroups: { h: ["reku", "reku-tab"] },
  },
});

/**
 * Joins class names: falsy values are dropped, and of two utilities that set the same property the later one wins, so
 * a caller's `className` overrides the component's own. Accepts the same arguments as clsx; never throws.
 */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
