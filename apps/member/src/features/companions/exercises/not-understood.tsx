"use client";

import { routes } from "@aangan/copy/routes";
import { BookOpen, MessagesSquare, PenLine, Wind } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "@/lib/link";
import { useUser } from "@/lib/user";
import { type ExerciseRun, insert } from "./queries";

/** Props of {@link NotUnderstood}. */
export interface NotUnderstoodProps {
  /** The text that is none of the step's answers. */
  text: string;
  run: ExerciseRun;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Puts the text back into the box. */
  onRephrase: () => void;
  onPick: () => void;
}

const choice =
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-raised px-3.5 py-2 text-left font-semibold text-body text-ink no-underline hover:border-ink [&>svg]:size-5 [&>svg]:shrink-0";

/** Says that a text was not understood, that the place is kept, and four ways on. */
export function NotUnderstood({ text, run, headingRef, onRephrase, onPick }: NotUnderstoodProps) {
  const { words } = run;
  const { data: user } = useUser();
  const coach = user?.coachId ? `${routes.messages.path}?coach=${user.coachId}` : routes.coaches.path;
  const way = (icon: ReactNode, label: string) => (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <>
      <p className="max-w-[min(78%,520px)] self-end rounded-card rounded-br-[3px] bg-wall px-3.5 py-2.5 text-body [overflow-wrap:anywhere]">
        {text}
      </p>
      <div role="alert">
        <h2 ref={headingRef} tabIndex={-1} className="mt-2.5 text-balance font-display text-h2 outline-none">
          {words.notUnderstood}
        </h2>
        <p className="mt-1 text-ink-muted text-small">{insert(words.placeKept, { title: run.title })}</p>
      </div>
      <div className="mt-2 grid gap-2 md:grid-cols-2">
        <button type="button" className={choice} onClick={onRephrase}>
          {way(<PenLine aria-hidden="true" />, words.rephrase)}
        </button>
        <button type="button" className={choice} onClick={onPick}>
          {way(<Wind aria-hidden="true" />, words.pick)}
        </button>
        <Link href={coach} className={choice}>
          {way(<MessagesSquare aria-hidden="true" />, words.coach)}
        </Link>
        <Link href={routes.journal.path} className={choice}>
          {way(<BookOpen aria-hidden="true" />, words.write)}
        </Link>
      </div>
    </>
  );
}
