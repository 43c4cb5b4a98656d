"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import * as page from "@aangan/copy/memory-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Failure } from "@/lib/failure";
import { type CompanionCode, openExercise } from "./address";
import { PageHeader } from "./exercises/page-header";
import { type CompanionMemory, deleteMemory, deleteRun, saveMemory, useMemory } from "./exercises/queries";
import { timeInWords } from "./exercises/reminders";

/** What companions remember: it can be changed and deleted, one by one or all at once. */
export function MemoryPage() {
  const query = useMemory();
  return (
    <>
      <PageHeader title={page.title} text={page.text} />
      <div className="min-h-0 flex-1 overflow-y-auto px-3.5 pt-5 pb-8 frame:px-(--gutter)">
        <div className="mx-auto flex max-w-[640px] flex-col gap-8">
          {query.data ? (
            <Remembered memory={query.data} />
          ) : query.error ? (
            <Failure
              title={page.failed}
              error={query.error}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-32 w-full" />
            </SkeletonGroup>
          )}
        </div>
      </div>
    </>
  );
}

function Remembered({ memory }: { memory: CompanionMemory }) {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const allow = useMutation({
    mutationFn: (id: string) => saveMemory(client, ({ avoided }) => ({ avoided: avoided.filter((one) => one !== id) })),
    onError: (error) => toastFailure(page.saveFailed, error),
  });
  const forget = useMutation({
    mutationFn: (id: string) => deleteRun(client, id),
    onError: (error) => toastFailure(page.deleteFailed, error),
  });
  return (
    <>
      <Called key={memory.called} called={memory.called} />
      <Section title={page.avoidedTitle} text={memory.avoided.length > 0 ? page.avoidedText : page.avoidedNone}>
        <ul className="flex flex-col">
          {memory.avoided.map(({ id, title }) => (
            <Row key={id} title={title}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={page.allow({ title })}
                disabled={allow.isPending}
                onClick={() => allow.mutate(id)}
              >
                {page.allowShort}
              </Button>
            </Row>
          ))}
        </ul>
      </Section>
      <Section title={page.exercisesTitle} text={memory.exercises.length > 0 ? "" : page.exercisesNone}>
        <ul className="flex flex-col">
          {memory.exercises.map((one) => (
            <Row
              key={one.id}
              title={one.title}
              lang={one.language}
              note={
                <>
                  {one.finishedAt
                    ? page.finished({ when: timeInWords(new Date(one.finishedAt), locale) })
                    : page.inProgress}
                  {one.remindAt ? ` · ${page.reminder({ when: timeInWords(new Date(one.remindAt), locale) })}` : ""}
                </>
              }
              more={
                one.answers.length > 0 ? (
                  <details className="mt-1">
                    <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary text-small">
                      {page.show}
                    </summary>
                    <dl lang={one.language} className="flex flex-col gap-2 pb-2 text-small">
                      {one.answers.map(({ step, caption, text }) => (
                        <div key={step}>
                          <dt className="text-ink-muted">{caption}</dt>
                          <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</dd>
                        </div>
                      ))}
                    </dl>
                  </details>
                ) : null
              }
            >
              {one.finishedAt ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => openExercise(one.companion as CompanionCode, one.code)}
                >
                  {page.continue}
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                aria-label={page.delete({ title: one.title })}
                disabled={forget.isPending}
                onClick={() => forget.mutate(one.id)}
              >
                {page.deleteShort}
              </Button>
            </Row>
          ))}
        </ul>
      </Section>
      <Section title={page.notRemembered} text={page.notRememberedText} />
      <Button variant="secondary" className="self-start" onClick={() => setDeleting(true)}>
        {page.deleteAll}
      </Button>
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={page.deleteAllTitle}
        description={page.deleteAllText}
        confirmLabel={page.deleteAllConfirm}
        pendingLabel={page.deleting}
        cancelLabel={page.keep}
        destructive
        onConfirm={async () => {
          try {
            await deleteMemory(client);
          } catch (error) {
            return `${page.deleteFailed} ${messageOf(error, errors.somethingWrong)}`;
          }
          toast({ title: page.deleted.title, description: page.deleted.text });
          return undefined;
        }}
      />
    </>
  );
}

/** The name by which companions address the member. */
function Called({ called }: { called: string }) {
  const client = useQueryClient();
  const [text, setText] = useState(called);
  const save = useMutation({
    mutationFn: () => saveMemory(client, () => ({ called: text })),
    onSuccess: () => toast({ title: page.saved.title, description: page.saved.text }),
  });
  return (
    <form
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field
        label={page.calledLabel}
        description={page.calledHint}
        error={save.error ? messageOf(save.error, errors.somethingWrong) : undefined}
        className="min-w-60 flex-1"
      >
        <Input
          value={text}
          maxLength={limits.companionCalled}
          autoComplete="nickname"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="mt-[27px] min-h-12"
        disabled={text.trim() === called}
        pending={save.isPending}
        pendingText={page.saving}
      >
        {page.save}
      </Button>
    </form>
  );
}

function Section({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section>
      <h2 className="font-display text-h3">{title}</h2>
      {text === "" ? null : <p className="mt-1 max-w-[60ch] text-ink-muted text-small">{text}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  title: string;
  lang?: string;
  note?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

function Row({ title, lang, note, more, children }: RowProps) {
  return (
    <li className="border-line py-2 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-40 flex-1">
          <p lang={lang} className="font-semibold text-body">
            {title}
          </p>
          {note ? <p className="text-fine text-ink-muted">{note}</p> : null}
        </div>
        {children}
      </div>
      {more}
    </li>
  );
}
