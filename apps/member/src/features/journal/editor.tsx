"use client";

import * as words from "@aangan/copy/journal-page";
import { limits } from "@aangan/copy/limits";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { resourcesHref } from "@/features/resources/address";
import { CrisisBanner } from "@/lib/crisis-banner";
import { Link } from "@/lib/link";
import type { Unsaved } from "./draft-store";
import type { Page } from "./page";
import type { Question } from "./question";
import { ConflictNotice, SaveStatus } from "./save-status";
import { lengthOf } from "./text";

/** Props of {@link Editor}. */
export interface EditorProps {
  page: Page;
  question: Question | null;
  unsaved: Unsaved | undefined;
  /** Some version of this entry is stored. */
  stored: boolean;
  /** The entry was split off because the stored one was changed elsewhere. */
  conflict: boolean;
  /** Whether help is shown, and whether the current text is the reason: then it is announced. */
  distress: { shown: boolean; now: boolean };
  box: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
  /** The text lost focus: save now. */
  onPause: () => void;
  onRetry: () => void;
  onWithoutQuestion: () => void;
  onFinish: () => void;
  onDelete: () => void;
}

/** The editor of an entry. It saves automatically, and shows the state of saving. */
export function Editor({
  page,
  question,
  unsaved,
  stored,
  conflict,
  distress,
  box,
  onWrite,
  onPause,
  onRetry,
  onWithoutQuestion,
  onFinish,
  onDelete,
}: EditorProps) {
  const length = lengthOf(page.text);
  const begun = stored || page.text.trim() !== "";
  return (
    <Card asChild padding="roomy">
      <section aria-labelledby="journal-sheet">
        {question ? (
          <div className="mb-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-muted text-small">
              <TextLink asChild variant="inherit" className="inline-flex min-h-9 items-center">
                <Link href={resourcesHref({ reading: question.slug })}>{words.from({ title: question.title })}</Link>
              </TextLink>
              <Button variant="quiet" size="sm" className="-mx-3" onClick={onWithoutQuestion}>
                {words.withoutPrompt}
              </Button>
            </div>
            <h2
              id="journal-sheet"
              lang={languageOf(question.text)}
              className="mt-1 max-w-(--measure) font-display text-h3 [overflow-wrap:anywhere]"
            >
              {question.text || words.newTitle}
            </h2>
          </div>
        ) : (
          <h2 id="journal-sheet" className="mb-3 font-display text-h3">
            {words.newTitle}
          </h2>
        )}
        <Textarea
          ref={box}
          aria-label={question?.text || words.textLabel}
          aria-describedby="journal-keeping"
          rows={8}
          lang={languageOf(page.text)}
          value={page.text}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => onWrite(event.target.value)}
          onBlur={onPause}
          className="max-h-[60dvh] text-article"
        />
        {distress.shown ? <Help announce={distress.now} /> : null}
        <div role="status">{conflict ? <ConflictNotice /> : null}</div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <div id="journal-keeping" className="min-w-0 flex-1 basis-60">
            <SaveStatus text={page.text} unsaved={unsaved} stored={stored} onRetry={onRetry} />
          </div>
          {length > limits.journalText * 0.9 ? (
            <CharacterCount
              count={length}
              max={limits.journalText}
              format={(count, max) => words.count({ count, max })}
            />
          ) : null}
          <div className="flex flex-wrap items-center gap-2">
            {stored ? (
              <Button variant="quiet" size="sm" onClick={onDelete}>
                {words.delete}
              </Button>
            ) : null}
            {begun ? (
              <Button variant="secondary" size="sm" onClick={onFinish}>
                {words.done}
              </Button>
            ) : null}
          </div>
        </div>
      </section>
    </Card>
  );
}

/** Help below the text, scrolled into view when it appears. Focus stays in the text. */
function Help({ announce }: { announce: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce) place.current?.scrollIntoView({ block: "nearest" });
  }, [announce]);
  return (
    <div ref={place} className="scroll-my-4 max-frame:scroll-mb-28">
      <CrisisBanner announce={announce} told={words.nobodyTold} className="mt-4 mb-1" />
    </div>
  );
}
