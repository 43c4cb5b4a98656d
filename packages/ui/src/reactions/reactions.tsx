import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../lib/cn";

/** One reaction: its label, its count, and whether the user gave it. */
export interface ReactionItem<K extends string> {
  kind: K;
  label: string;
  /** A Lucide icon element. Hidden on narrow phones. */
  icon: ReactNode;
  count: number;
  pressed: boolean;
}

/** The style of a reaction, for other items in the same line: the number of comments. */
export const reactionClasses = cva([
  "relative inline-flex min-h-9.5 items-center gap-1.25 rounded-[8px] border border-line bg-surface px-2.25 max-[379px]:px-1.75 pt-0.5 font-medium text-[14.5px]/5 tabular-nums no-underline frame:gap-1.75 frame:px-3 frame:text-small",
  "before:absolute before:inset-x-0 before:-inset-y-0.75 before:content-['']",
  "[&_svg]:-mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] frame:[&_svg]:size-4.5",
]);

/** Props of {@link Reactions}. */
export interface ReactionsProps<K extends string> {
  items: readonly ReactionItem<K>[];
  /** Called with the requested state of a reaction: on or off. */
  onToggle: (kind: K, on: boolean) => void;
  /** The accessible name ("Reactions to “Eleven years on a visa”"). */
  label: string;
  /** Content after them in the same line. */
  end?: ReactNode;
  className?: string;
}

/** Reactions, each a toggle; the user's own are marked. */
export function Reactions<K extends string>({ items, onToggle, label, end, className }: ReactionsProps<K>) {
  return (
    <div className={cn("flex flex-wrap gap-1.5", className)}>
      <fieldset className="contents">
        <legend className="sr-only">{label}</legend>
        {items.map(({ kind, label: word, icon, count, pressed }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={pressed}
            onClick={() => onToggle(kind, !pressed)}
            className={cn(
              reactionClasses(),
              "cursor-pointer transition-[background-color,border-color,color] duration-(--d-ui) ease-ui hover:border-line-strong",
              "aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary forced-colors:aria-pressed:underline",
              "max-[419px]:[&_svg]:hidden",
            )}
          >
            {icon}
            <span>
              {word} {count}
            </span>
          </button>
        ))}
      </fieldset>
      {end}
    </div>
  );
}
