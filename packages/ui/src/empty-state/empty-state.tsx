import type { ComponentProps, ReactNode } from "react";
import { Kolam } from "../art/kolam/kolam";
import { cn } from "../lib/cn";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** Name of the screen, such as "messages". It determines the drawing. */
  seed: string;
  /** The state, in a sentence ("No messages yet"). */
  title: ReactNode;
  /** Level of the heading, so that the page's outline holds. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** One line of help. */
  description?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
}

/** A list without entries: a one-line kolam, a sentence, and an action to begin. */
export function EmptyState({
  seed,
  title,
  headingLevel = 3,
  description,
  action,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cn("mx-auto flex max-w-96 flex-col items-center px-5 py-6 text-center", className)} {...props}>
      <Kolam
        seed={seed}
        n={3}
        shape="square"
        symmetry="C4"
        loops={1}
        stroke={0.07}
        className="mb-2 size-23 text-primary"
      />
      <Heading className="font-display text-h3">{title}</Heading>
      {description ? <p className="mt-0.5 text-pretty text-ink-muted text-small">{description}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
