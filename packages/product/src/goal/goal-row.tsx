import { cn } from "@aangan/ui/lib/cn.ts";
import type { ReactNode } from "react";

/** Props of {@link GoalRow}. */
export interface GoalRowProps {
  /** Id of the row, which receives focus after an action on it. */
  id?: string;
  title: string;
  /** Level of the title, so that the page's outline holds. */
  level?: 2 | 3 | 4;
  /** How the goal could be reached. Line breaks are kept. */
  detail?: string;
  /** Its state, as one badge. */
  badge?: ReactNode;
  /** Its author and the date of its state. */
  meta: ReactNode;
  /** A notice about its text, above the actions. */
  note?: ReactNode;
  /** The possible actions: the first button is the main one. */
  actions?: ReactNode;
  /** It is closed: rendered in a quieter style. */
  past?: boolean;
}

/** A goal that two people may agree on, as a list row: put it into a `ul`. */
export function GoalRow({ id, title, level = 3, detail, badge, meta, note, actions, past = false }: GoalRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li
      id={id}
      tabIndex={-1}
      className="flex flex-col gap-2 border-line border-b py-4 outline-none first:pt-0 last:border-b-0 last:pb-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <Heading
          className={cn(
            "min-w-0 flex-1 basis-52 font-semibold font-text text-h4 tracking-normal [overflow-wrap:anywhere]",
            past && "text-ink-muted",
          )}
        >
          {title}
        </Heading>
        {badge}
      </div>
      {detail ? (
        <p className="max-w-(--measure) whitespace-pre-wrap text-ink-muted text-small [overflow-wrap:anywhere]">
          {detail}
        </p>
      ) : null}
      {note}
      <p className="text-fine text-ink-muted">{meta}</p>
      {actions ? <div className="mt-0.5 flex flex-wrap items-center gap-2">{actions}</div> : null}
    </li>
  );
}
