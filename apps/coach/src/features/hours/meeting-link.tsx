"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import * as scheduling from "@aangan/copy/scheduling";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import { useSaveLink } from "./queries";

/** Returns the error of a link; undefined if it is valid. An empty link is valid. */
function faultOf(url: string): string | undefined {
  if (url === "") return undefined;
  if (!/^https:\/\/./.test(url)) return scheduling.linkInvalid;
  return url.length > limits.linkMax ? scheduling.linkTooLong : undefined;
}

/** The coach's own video meeting link, which is optional. */
export function MeetingLink({ saved, hosts }: { saved: string; hosts: readonly string[] }) {
  const save = useSaveLink();
  // The draft survives a reload; null means unchanged.
  const [typed, keep, drop] = useTabState<string | null>("meeting-link", null);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const url = typed ?? saved;

  const refuse = (message: string) => {
    setFault(message);
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const wanted = url.trim();
    const found = faultOf(wanted);
    if (found) return refuse(found);
    setFault(undefined);
    // Act on the promise, because another tab may be shown at that time.
    save.mutateAsync(wanted).then(
      () => {
        drop();
        toast({ title: words.linkSaved });
      },
      (error: unknown) => {
        if (box.current === null) toastFailure(words.saveFailed, error);
        const message = error instanceof ApiError && error.fields.find(({ field }) => field === "url")?.message;
        if (message) refuse(message);
      },
    );
  };

  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.link}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.linkText}</CardDescription>
        <form noValidate method="post" onSubmit={submit} className="mt-3 flex flex-col gap-4">
          <Field
            label={words.linkLabel}
            description={`${saved === "" ? words.linkNone : words.linkOwn} ${words.linkHosts({ hosts: hosts.join(", ") })}`}
            error={fault}
          >
            <Input
              ref={box}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={words.linkPlaceholder}
              value={url}
              // Text typed during the request would be lost on success.
              readOnly={save.isPending}
              onChange={(event) => keep(event.currentTarget.value)}
            />
          </Field>
          {save.error && !fault ? (
            <Alert tone="danger" title={words.saveFailed}>
              {messageOf(save.error, errors.somethingWrong)}
            </Alert>
          ) : null}
          <Button
            type="submit"
            variant="secondary"
            className="self-start"
            disabled={url.trim() === saved}
            pending={save.isPending}
            pendingText={words.saving}
          >
            {words.linkSave}
          </Button>
        </form>
      </section>
    </Card>
  );
}
