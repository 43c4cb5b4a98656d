import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** `line` for text, `block` for a picture or button, `avatar` for a 44 px person. Set the size by class. */
  shape?: "line" | "block" | "avatar";
}

const shapes = {
  line: "h-3 rounded-[6px]",
  block: "h-11 rounded-control",
  avatar: "size-11 shrink-0 rounded-[12px]",
} as const;

/**
 * A placeholder block. It does not shimmer. On the bare page it is a shade stronger than on a card, because it would
 * be invisible in the dark theme.
 */
export function Skeleton({ shape = "line", className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cn("bg-line/70 in-[.bg-surface]:bg-sunk in-[.bg-sunk]:bg-line", shapes[shape], className)}
      {...props}
    />
  );
}

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps extends ComponentProps<"div"> {
  /** The loading content ("Loading messages"), announced once. */
  label: string;
}

/** The skeletons of one view, in the layout of that view. */
export function SkeletonGroup({ label, children, ...props }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
