import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

const avatarVariants = cva("relative inline-grid shrink-0 place-items-center overflow-hidden", {
  variants: {
    size: {
      32: "size-8 rounded-[9px] text-[0.9375rem]",
      36: "size-9 rounded-[10px] text-[1rem]",
      44: "size-11 rounded-[12px] text-[1.1875rem]",
      56: "size-14 rounded-[12px] text-[1.5rem]",
      72: "size-18 rounded-[14px] text-[2rem]",
    },
  },
  defaultVariants: { size: 44 },
});

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** The person's name. Its initial replaces a missing picture. */
  name: string;
  /**
   * A drawn portrait for a person, or a kolam for a program or an anonymous person: only people have faces. It fills
   * the square.
   */
  children?: ReactNode;
  /** Edge in px. */
  size?: NonNullable<VariantProps<typeof avatarVariants>["size"]>;
  /** The name is next to it, so screen readers skip the avatar. */
  decorative?: boolean;
  /** The background: the initial's square is `surface` on painted walls, where `dado` would not show. */
  on?: "page" | "wall";
}

/** A small rounded square that represents a person. The warm light also applies in the dark theme. */
export function Avatar({ name, children, size, decorative = false, on = "page", className, ...props }: AvatarProps) {
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={cn(
        avatarVariants({ size }),
        children ? "bg-niche [&>*]:size-full [&>*]:rounded-none" : on === "wall" ? "bg-surface" : "bg-dado",
        className,
      )}
      {...props}
    >
      {children ?? (
        <span className="pt-[0.2em] font-display font-semibold text-ink leading-none">{initialOf(name)}</span>
      )}
    </span>
  );
}

/**
 * The first letter of a name as a person would write it: with its vowel signs in Devanagari and Tamil, upper case where
 * the script has one. Empty for an empty name.
 */
export function initialOf(name: string): string {
  const first = new Intl.Segmenter(undefined, { granularity: "grapheme" })
    .segment(name.trim())
    [Symbol.iterator]()
    .next();
  return first.done ? "" : first.value.segment.toLocaleUpperCase();
}
