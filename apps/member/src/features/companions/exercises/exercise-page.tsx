"use client";

import { ApiError } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as companionsPage from "@aangan/copy/companions-page";
import * as page from "@aangan/copy/exercises-page";
import { limits } from "@aangan/copy/limits";
import * as messages from "@aangan/copy/messages";
import { useDraft } from "@aangan/shell/chat/outbox.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Composer } from "@aangan/ui/chat/composer.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { Failure } from "@/lib/failure";
import { inHardMoment, useRisk } from "@/lib/risk";
import { type Companion, openCompanion, openView } from "../address";
import { EndCard } from "./end-card";
import { ExerciseHeader } from "./exercise-header";
import { ExerciseRail } from "./exercise-rail";
import { NotUnderstood } from "./not-understood";
import { type ExerciseReply, type ExerciseRun, insert, useExercise, useExerciseActions } from "./queries";
import { Question } from "./question";
import { ReminderMenu, ReminderStatus } from "./reminder-menu";

/** Props of {@link ExercisePage}. */
export interface ExercisePageProps {
  /** The companion with whom it was opened. */
  companion: Companion;
  /** Code of the exercise. */
  code: string;
}

/** A guided exercise: one question at a time, the answers so far, and at the end a card. Opening it starts it. */
export function ExercisePage({ companion, code }: ExercisePageProps) {
  const query = useExercise(code, companion.code);
  const plain = inHardMoment(useRisk());
  if (!query.data) {
    return (
      <>
        <ExerciseHeader companion={companion} plain={plain} />
        <div className="flex-1 overflow-y-auto px-3.5 pt-6 frame:px-(--gutter)">
          <div className="mx-auto max-w-[640px]">
            {query.error ? (
              <Failure
                title={page.runFailed}
                error={query.error}
                pending={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <SkeletonGroup label={common.loading} className="flex flex-col gap-3">
                <Skeleton className="h-8 w-3/4" />
                <Skeleton className="h-12 w-full" />
                <Skeleton className="h-12 w-full" />
              </SkeletonGroup>
            )}
          </div>
        </div>
      </>
    );
  }
  return <Opened companion={companion} run={query.data} plain={plain} />;
}

interface OpenedProps {
  companion: Companion;
  run: ExerciseRun;
  plain: boolean;
}

function Opened({ companion, run, plain }: OpenedProps) {
  const { words, current } = run;
  const actions = useExerciseActions(run.code, companion.code);
  const [draft, setDraft] = useDraft(`exercise:${run.id}:${current?.id ?? ""}`);
  const [notUnderstood, setNotUnderstood] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useFocusOnChange(current?.id ?? "");

  const answer = useMutation({
    mutationFn: (reply: ExerciseReply) => actions.answer(reply),
    onSuccess: ({ understood, toTalk }, reply) => {
      setNotUnderstood(understood ? null : (reply.text ?? null));
      if (reply.text) setDraft("");
      if (toTalk) {
        toast({ title: companionsPage.title, description: insert(words.toTalk, { title: run.title }) });
        openCompanion(companion.code);
      }
    },
    onError: (error) => {
      toastFailure(page.answerFailed, error);
      // Another device may have gone on.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void actions.refetch();
    },
  });
  const back = useMutation({
    mutationFn: () => actions.back(),
    onSuccess: () => setNotUnderstood(null),
    onError: (error) => toastFailure(page.answerFailed, error),
  });
  const busy = answer.isPending || back.isPending;

  return (
    <>
      <ExerciseHeader
        companion={companion}
        plain={plain}
        run={run}
        onBack={run.passed > 0 && current ? () => back.mutate() : undefined}
        onRestart={async () => void (await actions.restart(run))}
      />
      <div lang={run.language} className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="min-h-0 flex-1 overflow-y-auto px-3.5 pt-3 pb-6 frame:px-(--gutter) lg:pt-11">
            <div className="mx-auto flex w-full max-w-[640px] flex-col gap-2.5">
              {current
                ? run.answers.map((one) => <Quote key={one.step} caption={one.caption} text={one.text} />)
                : null}
              {notUnderstood !== null && current ? (
                <NotUnderstood
                  text={notUnderstood}
                  run={run}
                  headingRef={heading}
                  onRephrase={() => {
                    setDraft(notUnderstood);
                    setNotUnderstood(null);
                    box.current?.focus();
                  }}
                  onPick={() => openView("exercises")}
                />
              ) : current ? (
                <>
                  <Question
                    key={current.id}
                    question={current}
                    words={words}
                    headingRef={heading}
                    pending={busy}
                    onAnswer={(reply) => answer.mutate({ step: current.id, ...reply })}
                  />
                  {current.kind === "later" ? (
                    <div className="flex flex-wrap items-center gap-3">
                      <ReminderMenu run={run} actions={actions} />
                      <ReminderStatus run={run} />
                    </div>
                  ) : null}
                </>
              ) : (
                <EndCard run={run} actions={actions} headingRef={heading} />
              )}
            </div>
          </div>
          {plain ? <CrisisBanner compact /> : null}
          {current && current.kind !== "emergency" ? (
            <div className="border-line border-t bg-surface">
              <div className="mx-auto w-full max-w-[704px]">
                <Composer
                  inputRef={box}
                  value={draft}
                  onValueChange={setDraft}
                  onSend={(text) => answer.mutate({ step: current.id, text })}
                  sending={busy}
                  label={words.answer}
                  placeholder={current.kind === "text" ? words.answer : words.ownWords}
                  sendLabel={words.continue}
                  limit={limits.exerciseAnswer}
                  leftLabel={(left) =>
                    left < 0 ? messages.charactersOver({ count: -left }) : messages.charactersLeft({ count: left })
                  }
                  maxHeight={current.long ? 240 : limits.companionBoxMaxPx}
                  className="border-t-0"
                />
              </div>
            </div>
          ) : null}
        </div>
        <ExerciseRail run={run} name={plain ? companionsPage.plainName : companion.name} />
      </div>
    </>
  );
}

/** An earlier answer with its caption. */
export function Quote({ caption, text }: { caption: string; text: string }) {
  return (
    <p className="border-line-strong border-l-[3px] py-px pl-3 text-ink-muted text-small">
      {caption}
      <br />
      <span className="whitespace-pre-wrap font-medium text-ink [overflow-wrap:anywhere]">{text}</span>
    </p>
  );
}

/** Moves the focus to the heading when the step changes, so that screen readers read the new question. */
function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return heading;
}
