"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as errors from "@aangan/copy/errors";
import { portfolioForm } from "@aangan/copy/forms/portfolio";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardTitle } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import { formValues } from "./changes";
import { type Portfolio, useUpdatePortfolio } from "./queries";

/** The form for the name of an administrator, who is not visible to members. */
export function NameForm({ portfolio }: { portfolio: Portfolio }) {
  const update = useUpdatePortfolio();
  const titleId = useId();
  // Null: not being edited. The draft survives a reload.
  const [typed, keep, drop] = useTabState<string | null>("own_name", null);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const name = typed ?? portfolio.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const checked = portfolioForm.safeParse({ ...formValues(portfolio), name });
    const found = checked.success ? undefined : checked.error.issues.find(({ path }) => path[0] === "name")?.message;
    setFault(found);
    if (found !== undefined) return box.current?.focus();
    // Act on the promise, because another tab may be shown at that time.
    update.mutateAsync({ name: checked.success ? checked.data.name : name }).then(
      () => {
        drop();
        // The button is disabled after saving, so it would lose focus.
        box.current?.focus();
        toast({ title: words.updated });
      },
      (error: unknown) => {
        if (box.current) return;
        toastFailure(words.updateFailed, error);
      },
    );
  };
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.yourPage}
        </CardTitle>
        <p className="text-ink-muted text-small [overflow-wrap:anywhere]">{portfolio.email}</p>
        <form noValidate method="post" onSubmit={submit} className="mt-4 flex flex-col gap-4">
          <Field label={words.name} error={fault} required>
            <Input
              ref={box}
              autoComplete="name"
              value={name}
              // Text typed during the request would be lost on success.
              readOnly={update.isPending}
              onChange={(event) => keep(event.currentTarget.value)}
            />
          </Field>
          {update.error ? (
            <Alert tone="danger" title={words.updateFailed}>
              {messageOf(update.error, errors.somethingWrong)}
            </Alert>
          ) : null}
          <Button
            type="submit"
            className="self-start"
            disabled={name === portfolio.name}
            pending={update.isPending}
            pendingText={words.saving}
          >
            {words.save}
          </Button>
        </form>
      </section>
    </Card>
  );
}
