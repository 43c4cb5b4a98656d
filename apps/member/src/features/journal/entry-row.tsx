"use client";

import * as words from "@aangan/copy/journal-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { useState } from "react";
import { resourcesHref } from "@/features/resources/address";
import { Link } from "@/lib/link";
import type { Unsaved } from "./draft-store";
import type { Page } from "./page";
import type { Question } from "./question";
import { ConflictNotice, SaveStatus } from "./save-status";
import { isLong, timeOf } from "./text";

/** An entry of the list, stored or not. */
export interface ListedPage extends Page {
  createdAt: string;
  /** From the last fetch; null for an unstored entry. */
  updatedAt: string | null;
  /** The server cannot open it. */
  unreadable: boolean;
  /** Its unsaved version in the draft store, if any. */
  unsaved: Unsaved | undefined;
}

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
  page: ListedPage;
  question: Question | null;
  /** The entry was split off because the stored one was changed elsewhere. */
  conflict: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

/** An entry in the list: date, question, text, and its actions. */
export function EntryRow({ page, question, conflict, onEdit, onDelete, onRetry }: EntryRowProps) {
  const [whole, setWhole] = useState(false);
  const time = timeOf(page.createdAt);
  const long = isLong(page.text);
  return (
    <article aria-label={words.pageOf({ time })} data-entry={page.id} tabIndex={-1} className="py-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-muted text-small">
          <time dateTime={page.createdAt}>{time}</time>
          {question ? (
            <>
              {" · "}
              <TextLink asChild variant="inherit">
                <Link href={resourcesHref({ reading: question.slug })}>{words.from({ title: question.title })}</Link>
              </TextLink>
            </>
          ) : null}
        </p>
        <div className="-mr-3 flex gap-1">
          {page.unreadable ? null : (
            <Button variant="quiet" size="sm" aria-label={words.editOf({ time })} onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          <Button variant="quiet" size="sm" aria-label={words.deleteOf({ time })} onClick={onDelete}>
            {words.delete}
          </Button>
        </div>
      </div>
      {question?.text ? (
        <p
          lang={languageOf(question.text)}
          className="mt-1.5 max-w-(--measure) text-pretty font-display text-h4 [overflow-wrap:anywhere]"
        >
          {question.text}
        </p>
      ) : null}
      {page.unreadable ? (
        <p className="mt-1.5 max-w-(--measure) text-ink-muted">{words.unreadable}</p>
      ) : (
        <p
          lang={languageOf(page.text)}
          className={cn(
            "mt-1.5 max-w-(--measure) whitespace-pre-wrap [overflow-wrap:anywhere]",
            long && !whole && "line-clamp-6",
          )}
        >
          {page.text.trim()}
        </p>
      )}
      {long ? (
        <Button variant="quiet" size="sm" aria-expanded={whole} className="-ml-3" onClick={() => setWhole(!whole)}>
          {whole ? words.showLess : words.showAll}
        </Button>
      ) : null}
      {conflict ? <ConflictNotice /> : null}
      {page.unsaved ? <SaveStatus text={page.text} unsaved={page.unsaved} stored={false} onRetry={onRetry} /> : null}
    </article>
  );
}
