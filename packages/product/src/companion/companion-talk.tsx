"use client";

import "./companion.css";
import { type CompanionKolamId, CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { DaySeparator, MessageBubble, SystemNote } from "@aangan/ui/chat/message.tsx";
import { LoadEarlier, MessageList } from "@aangan/ui/chat/message-list.tsx";
import { TypingIndicator } from "@aangan/ui/chat/typing-indicator.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { Info, RotateCcw } from "lucide-react";
import { Fragment, type ReactNode, useSyncExternalStore } from "react";
import { byDay, dayInWords } from "../conversation/thread";
import { wholeSentences } from "./sentences";
import type { TalkAnswer, TalkEntry, TalkQuestion } from "./types";

/** The texts of a talk. */
export interface CompanionTalkLabels {
  /** Name of the list: "Talk with Tara". */
  list: string;
  /** The locale of days and times. */
  locale: string;
  /** The author of the user's own messages, for screen readers. */
  you: string;
  /** The companion's name. */
  companion: string;
  /** "Tara is thinking", "Tara is answering". */
  thinking: string;
  answering: string;
  sending: string;
  failed: string;
  retry: string;
  /** Label of the button that requests the rest of a reply. */
  fetch: string;
  today: string;
  yesterday: string;
  earlier: string;
  loadingEarlier: string;
  /** Above the first message of all. */
  start: string;
  jumpToNewest: string;
}

/** Props of {@link CompanionTalk}. */
export interface CompanionTalkProps {
  /** Null shows the product's mark. */
  companion: CompanionKolamId | null;
  /** In order, unsent entries last. */
  entries: readonly TalkEntry[];
  /** The reply in progress, or null. */
  answer: TalkAnswer | null;
  /** A direct question that the last reply asks, with its answers. Choosing one sends it as a message. */
  question?: TalkQuestion;
  /** Something to do next, below the last message. */
  next?: ReactNode;
  labels: CompanionTalkLabels;
  /** Replaces an empty talk: {@link CompanionOpening}. */
  opening?: ReactNode;
  /** IANA zone of the times; the browser's when absent. */
  timeZone?: string;
  hasEarlier: boolean;
  loadingEarlier?: boolean;
  /** The error sentence when the last fetch of earlier messages failed. */
  earlierFailed?: string;
  onLoadEarlier: () => void;
  /** Resends a message that failed. */
  onRetry: (entry: TalkEntry) => void;
  /** Requests the rest of a reply that stopped. */
  onFetch: () => void;
}

/**
 * A talk with a companion. A reply in progress is below the log: screen readers announce that one is coming, and then
 * the complete reply once.
 */
export function CompanionTalk({
  companion,
  entries,
  answer,
  question,
  next,
  labels,
  opening,
  timeZone,
  hasEarlier,
  loadingEarlier = false,
  earlierFailed,
  onLoadEarlier,
  onRetry,
  onFetch,
}: CompanionTalkProps) {
  const clock = new Intl.DateTimeFormat(labels.locale, { timeZone, hour: "numeric", minute: "2-digit" });
  const tile = <CompanionTile companion={companion} className="size-9 rounded-[10px]" />;
  const last = entries.at(-1);
  const empty = entries.length === 0 && answer === null;

  return (
    <MessageList
      label={labels.list}
      busy={loadingEarlier}
      firstKey={entries[0]?.id}
      lastKey={last?.id}
      lastIsOwn={last?.from === "member"}
      jumpLabel={labels.jumpToNewest}
      before={
        hasEarlier ? (
          <LoadEarlier
            label={labels.earlier}
            pendingLabel={labels.loadingEarlier}
            pending={loadingEarlier}
            failed={earlierFailed}
            onLoad={onLoadEarlier}
          />
        ) : empty ? (
          opening
        ) : (
          <p className="pb-2 text-center text-fine text-ink-muted">{labels.start}</p>
        )
      }
      after={
        <>
          <Answer answer={answer} labels={labels} tile={tile} onFetch={onFetch} />
          {question ? <Question {...question} /> : null}
          {next}
        </>
      }
    >
      {byDay(entries, timeZone).map((day) => (
        <Fragment key={day.date}>
          <DaySeparator label={dayInWords(day.date, labels, timeZone)} dateTime={day.date} />
          {day.messages.map((entry, index) => {
            if (entry.from === "notice") {
              return (
                <SystemNote key={entry.id} icon={<Info />}>
                  {entry.text}
                </SystemNote>
              );
            }
            const mine = entry.from === "member";
            const endsRun = day.messages[index + 1]?.from !== entry.from;
            return (
              <MessageBubble
                key={entry.id}
                side={mine ? "sent" : "received"}
                author={mine ? labels.you : labels.companion}
                time={clock.format(new Date(entry.createdAt))}
                dateTime={entry.createdAt}
                showTime={endsRun}
                leading={mine ? undefined : day.messages[index - 1]?.from === "companion" ? true : tile}
                lang={languageOf(entry.text)}
                status={entry.status}
                statusLabel={entry.status === "failed" ? labels.failed : labels.sending}
                onRetry={entry.status === "failed" ? () => onRetry(entry) : undefined}
                retryLabel={labels.retry}
              >
                {entry.text}
              </MessageBubble>
            );
          })}
        </Fragment>
      ))}
    </MessageList>
  );
}

/** A direct question's answers, as equal buttons: none is preselected or colored. */
function Question({ label, note, answers, onAnswer }: TalkQuestion) {
  return (
    <fieldset className="mt-1 mb-2 min-w-0 max-w-[640px]">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            className="min-h-12 justify-start bg-raised px-3.5 text-left"
            onClick={() => onAnswer(answer)}
          >
            {answer}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-fine text-ink-muted">{note}</p>
    </fieldset>
  );
}

interface AnswerProps {
  answer: TalkAnswer | null;
  labels: CompanionTalkLabels;
  tile: ReactNode;
  onFetch: () => void;
}

function Answer({ answer, labels, tile, onFetch }: AnswerProps) {
  const still = useStillness();
  const come = answer === null || answer.phase === "thinking" ? "" : answer.text;
  const shown = still && answer?.phase === "writing" ? wholeSentences(come) : come;
  const waiting = answer?.phase === "thinking" || (answer?.phase === "writing" && shown === "");
  return (
    <>
      {shown === "" ? null : (
        // Not part of the log, which would announce each received piece separately.
        <div data-answer={answer?.phase} className="flex w-full gap-2">
          <div className="w-9 shrink-0">{tile}</div>
          <div className="min-w-0 max-w-[min(calc(78%+44px),564px)] rounded-card rounded-tl-[3px] bg-raised px-3.5 pt-2.5 pb-[9px] text-[16px] text-ink leading-[calc(24px+var(--lh-script,0px))] shadow-cast-1">
            <span lang={languageOf(shown)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {shown}
            </span>
            {answer?.phase === "writing" ? <i aria-hidden="true" className="companion-caret bg-primary" /> : null}
          </div>
        </div>
      )}
      <TypingIndicator label={waiting ? labels.thinking : undefined} leading={tile} />
      <p role="status" className="sr-only">
        {answer?.phase === "writing" && !waiting ? labels.answering : ""}
      </p>
      {/* The live region exists before its text, so that the text is announced. */}
      <div role="status">
        {answer?.phase === "stopped" ? (
          <div className="my-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-4 text-small">
            <p className="min-w-40 flex-1">{answer.sentence}</p>
            <Button variant="quiet" size="sm" onClick={onFetch}>
              <RotateCcw aria-hidden="true" />
              {labels.fetch}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

const stillness = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Returns whether the user prefers reduced motion. */
function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(stillness).matches,
    () => false,
  );
}
