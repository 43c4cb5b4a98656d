"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Input, NumberInput } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { VisuallyHidden } from "@aangan/ui/visually-hidden/visually-hidden.tsx";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLatestRef } from "@/lib/use-latest-ref";
import {
  type CredentialDraft,
  type FieldErrors,
  fieldName,
  moveDraft,
  parseDrafts,
  sameDrafts,
  toDrafts,
  withEmptyDraft,
} from "./credential-drafts";
import { type Credential, useRequestCredentials } from "./queries";

/** Returns the name of a button that moves a credential. */
const buttonName = (key: number, direction: "up" | "down") => `move-${direction}-${key}`;

/** The name of the button that adds a credential. */
const addName = "add-credential";

/** Props of {@link CredentialsForm}. */
export interface CredentialsFormProps {
  /** The initial list. */
  from: readonly Credential[];
  /** The draft, which the caller stores. */
  drafts: readonly CredentialDraft[];
  onDrafts: (drafts: CredentialDraft[]) => void;
  /** Focuses the first field on mount. */
  focused: boolean;
  /** Called after sending or discarding. */
  onDone: () => void;
}

/** Edits the whole list. Sending requests a review, and changes nothing yet. */
export function CredentialsForm({ from, drafts, onDrafts, focused, onDone }: CredentialsFormProps) {
  const ask = useRequestCredentials();
  const now = useServerClock();
  const changed = !sameDrafts(drafts, toDrafts(from));
  const [leaving, setLeaving] = useState(false);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [heard, setHeard] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const lastDrafts = useLatestRef(drafts);
  const focusTarget = useRef<string | null>(focused ? fieldName(0, "title") : null);
  useEffect(() => {
    if (focusTarget.current === null) return;
    const box = form.current?.elements.namedItem(focusTarget.current);
    focusTarget.current = null;
    if (box instanceof HTMLElement) box.focus();
  });

  const showFieldErrors = (found: FieldErrors) => {
    focusTarget.current = Object.keys(found)[0] ?? null;
    setFaults(found);
  };
  const change = (at: number, part: Partial<CredentialDraft>) =>
    onDrafts(drafts.map((draft, place) => (place === at ? { ...draft, ...part } : draft)));
  const move = (at: number, by: number) => {
    const to = at + by;
    const key = drafts[at]?.key;
    if (key === undefined) return;
    // Errors belong to a position, which another credential may have now.
    setFaults({});
    setHeard(words.credentialMoved({ number: String(at + 1), to: String(to + 1) }));
    // At an end of the list the same button is disabled: focus the other one.
    const direction = by < 0 ? (to > 0 ? "up" : "down") : to < drafts.length - 1 ? "down" : "up";
    focusTarget.current = buttonName(key, direction);
    onDrafts(moveDraft(drafts, at, to));
  };
  const remove = (at: number) => {
    setFaults({});
    setHeard(words.credentialRemoved({ number: String(at + 1) }));
    focusTarget.current = drafts.length > 1 ? fieldName(Math.min(at, drafts.length - 2), "title") : addName;
    onDrafts(drafts.filter((_, place) => place !== at));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    const { list, faults: found } = parseDrafts(drafts, (now ?? new Date()).getFullYear());
    if (Object.keys(found).length > 0) return showFieldErrors(found);
    setFaults({});
    // Act on the promise, because another tab may be shown at that time.
    ask.mutateAsync(list).then(
      () => {
        toast({ title: words.sentForReview, description: words.credentialsText });
        // Text typed during the request is not sent yet, so the form stays open.
        if (lastDrafts.current === drafts) onDone();
      },
      (error: unknown) => {
        if (form.current === null) toastFailure(words.credentialsFailed, error);
        if (!(error instanceof ApiError)) return;
        const serverErrors = error.fields.filter(({ field }) => field.startsWith("credentials["));
        if (serverErrors.length > 0)
          showFieldErrors(Object.fromEntries(serverErrors.map(({ field, message }) => [field, message])));
      },
    );
  };

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="mt-4 flex flex-col gap-5">
      {drafts.length === 0 ? <p className="text-ink-muted text-small">{words.emptyListText}</p> : null}
      {drafts.map((draft, at) => {
        const number = String(at + 1);
        const label = words.credentialNumber({ number });
        return (
          <fieldset key={draft.key} className="flex flex-col gap-3 rounded-control border border-line p-3.5">
            <legend className="sr-only">{label}</legend>
            <div className="flex items-center justify-between gap-2">
              <p aria-hidden="true" className="font-semibold text-small">
                {label}
              </p>
              <div className="flex">
                <IconButton
                  name={buttonName(draft.key, "up")}
                  label={`${words.moveUp}: ${label}`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  name={buttonName(draft.key, "down")}
                  label={`${words.moveDown}: ${label}`}
                  disabled={at === drafts.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton label={`${words.removeCredential}: ${label}`} onClick={() => remove(at)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            </div>
            <Field label={words.credentialTitle} error={faults[fieldName(at, "title")]} required>
              <Input
                name={fieldName(at, "title")}
                autoComplete="off"
                value={draft.title}
                onChange={(event) => change(at, { title: event.currentTarget.value })}
              />
            </Field>
            <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_140px]">
              <Field label={words.credentialIssuer} error={faults[fieldName(at, "issuer")]} required>
                <Input
                  name={fieldName(at, "issuer")}
                  autoComplete="off"
                  value={draft.issuer}
                  onChange={(event) => change(at, { issuer: event.currentTarget.value })}
                />
              </Field>
              <Field
                label={words.credentialYear}
                description={words.credentialYearHint}
                error={faults[fieldName(at, "year")]}
              >
                <NumberInput
                  name={fieldName(at, "year")}
                  value={draft.year}
                  onChange={(event) => change(at, { year: event.currentTarget.value })}
                />
              </Field>
            </div>
          </fieldset>
        );
      })}
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      {drafts.length < limits.credentialsMax ? (
        <Button
          name={addName}
          variant="quiet"
          className="self-start"
          onClick={() => {
            focusTarget.current = fieldName(drafts.length, "title");
            onDrafts(withEmptyDraft(drafts));
          }}
        >
          <Plus aria-hidden="true" />
          {words.addCredential}
        </Button>
      ) : null}
      {ask.error && Object.keys(faults).length === 0 ? (
        <Alert tone="danger" title={words.credentialsFailed}>
          {messageOf(ask.error, errors.somethingWrong)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={ask.isPending} pendingText={words.sending}>
          {words.sendCredentials}
        </Button>
        <Button variant="secondary" onClick={() => (changed ? setLeaving(true) : onDone())} disabled={ask.isPending}>
          {words.cancel}
        </Button>
      </div>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={words.discardTitle}
        description={words.discardCredentialsText}
        confirmLabel={words.discard}
        pendingLabel={words.discard}
        cancelLabel={words.keepEditing}
        destructive
        onConfirm={() => {
          onDone();
          return undefined;
        }}
      />
    </form>
  );
}
