"use client";

import { unwrap } from "@aangan/api/member";
import * as page from "@aangan/copy/exercises-page";
import { routes } from "@aangan/copy/routes";
import { useDraft } from "@aangan/shell/chat/outbox.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookOpen, MessagesSquare, RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { useUser } from "@/lib/user";
import { openView } from "../address";
import { Quote } from "./exercise-page";
import type { ExerciseRun, useExerciseActions } from "./queries";
import { ReminderMenu, ReminderStatus } from "./reminder-menu";

/** Props of {@link EndCard}. */
export interface EndCardProps {
  run: ExerciseRun;
  actions: ReturnType<typeof useExerciseActions>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The card at the end of an exercise: what was done, the member's words, one next step, and where to take it. */
export function EndCard({ run, actions, headingRef }: EndCardProps) {
  const { words, done } = run;
  const again = useMutation({
    mutationFn: () => actions.start(run.language),
    onError: (error) => toastFailure(page.startFailed, error),
  });
  if (!done) return null;
  const text = [run.title, ...done.answers.map(({ caption, text }) => `${caption}: ${text}`)].join("\n\n");
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface px-5 py-5 shadow-cast-1">
      <h2 ref={headingRef} tabIndex={-1} className="text-balance font-display text-h2 outline-none">
        {done.title}
      </h2>
      <p>{done.text}</p>
      {done.answers.length > 0 ? (
        <>
          <h3 className="font-semibold font-text text-small tracking-normal">{words.words}</h3>
          {done.answers.map((one) => (
            <Quote key={one.step} caption={one.caption} text={one.text} />
          ))}
        </>
      ) : null}
      <div>
        <h3 className="font-semibold font-text text-small tracking-normal">{words.next}</h3>
        <p>{done.next}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {done.answers.length > 0 ? (
          <>
            <ToCoach text={text} label={words.toCoach} primary={run.code === "to-my-coach"} />
            <ToJournal text={text} label={words.toJournal} />
          </>
        ) : null}
        <ReminderMenu run={run} actions={actions} />
        <Button variant="quiet" pending={again.isPending} pendingText={words.again} onClick={() => again.mutate()}>
          <RotateCcw aria-hidden="true" />
          {words.again}
        </Button>
        <Button variant={run.code === "to-my-coach" ? "secondary" : "primary"} onClick={() => openView("exercises")}>
          {words.done}
        </Button>
      </div>
      <ReminderStatus run={run} />
    </section>
  );
}

/** Opens the chat with the coach with the words in the box. Nothing is sent without the member. */
function ToCoach({ text, label, primary }: { text: string; label: string; primary: boolean }) {
  const router = useRouter();
  const { data: user } = useUser();
  const coachId = user?.coachId ?? "";
  const [draft, setDraft] = useDraft(coachId);
  return (
    <Button
      variant={primary ? "primary" : "secondary"}
      onClick={() => {
        if (coachId === "") {
          toast({ title: label, description: page.noCoach });
          router.push(routes.coaches.path);
          return;
        }
        // What the member has begun to write to the coach stays.
        setDraft(draft.trim() === "" ? text : `${draft}\n\n${text}`);
        router.push(`${routes.messages.path}?coach=${coachId}`);
      }}
    >
      <MessagesSquare aria-hidden="true" />
      {label}
    </Button>
  );
}

function ToJournal({ text, label }: { text: string; label: string }) {
  const router = useRouter();
  const client = useQueryClient();
  // A repeated press saves the same entry.
  const [id] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: () => unwrap(api.PUT("/api/journal/{id}", { params: { path: { id } }, body: { text } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.journal });
      router.push(routes.journal.path);
    },
    onError: (error) => toastFailure(page.answerFailed, error),
  });
  return (
    <Button variant="secondary" pending={save.isPending} pendingText={label} onClick={() => save.mutate()}>
      <BookOpen aria-hidden="true" />
      {label}
    </Button>
  );
}
