"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as general from "@aangan/copy/errors";
import { type PortfolioInput, type PortfolioValues, portfolioForm } from "@aangan/copy/forms/portfolio";
import { limits } from "@aangan/copy/limits";
import { focusTopics, languages } from "@aangan/copy/lists";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { currentName, zoneChoices, zoneLabel } from "@aangan/shell/forms/zones.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardTitle } from "@aangan/ui/card/card.tsx";
import { MultiChips } from "@aangan/ui/chips/chips.tsx";
import { Combobox } from "@aangan/ui/combobox/combobox.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input, NumberInput } from "@aangan/ui/input/input.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useLatestRef } from "@/lib/use-latest-ref";
import { changedFields, changesOf, formValues, type PortfolioDraft, portfolioFields, resumeDraft } from "./changes";
import { type Portfolio, useUpdatePortfolio } from "./queries";

const languageChips = languages.map(({ code, label }) => ({ value: code as string, label }));
const topicChips = focusTopics.map(({ code, label }) => ({ value: code as string, label }));

/** Props of {@link AboutForm}. */
export interface AboutFormProps {
  portfolio: Portfolio;
  /** The draft, which the caller stores. */
  draft: PortfolioDraft;
  onDraft: (draft: PortfolioDraft) => void;
  /** Focuses the first field on mount. */
  focused: boolean;
  /** Called after saving or discarding. */
  onDone: () => void;
}

/** The form of the coach's public profile. */
export function AboutForm({ portfolio, draft, onDraft, focused, onDone }: AboutFormProps) {
  const update = useUpdatePortfolio();
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The saved values that the form was last based on; differences are the coach's input.
  const [base, setBase] = useState(() => formValues(portfolio));
  const [begun] = useState(() => resumeDraft(draft, base));
  const lastDraft = useLatestRef(draft);
  const { control, register, handleSubmit, getValues, setError, setFocus, setValue, watch, formState } = useForm<
    PortfolioInput,
    unknown,
    PortfolioValues
  >({
    resolver: standardSchemaResolver(portfolioForm),
    defaultValues: begun,
  });
  const { errors } = formState;
  useEffect(() => {
    if (focused) setFocus("name");
  }, [focused, setFocus]);
  useEffect(() => {
    const watching = watch((values, { type }) => {
      if (type === "change") onDraft({ base, typed: values as PortfolioInput });
    });
    return () => watching.unsubscribe();
  });
  useEffect(() => {
    const saved = formValues(portfolio);
    if (changedFields(saved, base).length === 0) return;
    // Another device saved a change: show it in untouched fields, and do not count it as input.
    const typed = getValues();
    const next = resumeDraft({ base, typed }, saved);
    for (const field of changedFields(next, typed)) setValue(field, next[field]);
    setBase(saved);
  }, [portfolio, base, getValues, setValue]);
  const [bio, timeZone] = watch(["bio", "timeZone"]);
  const zones = useMemo(() => zoneChoices(portfolio.timeZone), [portfolio.timeZone]);
  const moves = Boolean(timeZone) && timeZone !== currentName(portfolio.timeZone);

  const submit = handleSubmit((values) => {
    if (update.isPending) return;
    const changes = changesOf(base, values);
    if (Object.keys(changes).length === 0) return onDone();
    // Act on the promise, because another tab may be shown at that time.
    update.mutateAsync(changes).then(
      (saved) => {
        toast({ title: words.updated });
        if (lastDraft.current === draft) onDone();
        // Text typed during the request is not saved yet, so the form stays open.
        else onDraft({ base: formValues(saved), typed: getValues() });
      },
      (error: unknown) => {
        if (form.current) showFieldErrors(error, portfolioFields, setError);
        else toastFailure(words.updateFailed, error);
      },
    );
  });
  const cancel = () => {
    const now = portfolioForm.safeParse(watch());
    const changed = !now.success || Object.keys(changesOf(base, now.data)).length > 0;
    if (changed) setLeaving(true);
    else onDone();
  };

  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.edit}
        </CardTitle>
        <form
          ref={form}
          noValidate
          method="post"
          onSubmit={(event) => void submit(event)}
          className="mt-4 flex flex-col gap-5"
        >
          <Field label={words.name} error={errors.name?.message} required>
            <Input autoComplete="name" {...register("name")} />
          </Field>
          <Field
            label={words.bio}
            description={words.bioHint}
            error={errors.bio?.message}
            labelAction={<CharacterCount count={[...(bio ?? "")].length} max={limits.coachBioMax} />}
          >
            <Textarea rows={6} {...register("bio")} />
          </Field>
          <Field
            label={words.specializations}
            description={words.specializationsHint}
            error={errors.specializations?.message}
          >
            <Input autoComplete="off" {...register("specializations")} />
          </Field>
          <Controller
            name="languages"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Field label={words.languages} description={words.languagesHint} error={errors.languages?.message}>
                <MultiChips options={languageChips} value={(value ?? []) as string[]} onValueChange={onChange} />
              </Field>
            )}
          />
          <Controller
            name="focus"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Field label={words.topics} description={words.topicsHint} error={errors.focus?.message}>
                <MultiChips options={topicChips} value={(value ?? []) as string[]} onValueChange={onChange} />
              </Field>
            )}
          />
          <div className="grid gap-5 md:grid-cols-3">
            <Field label={words.city} error={errors.city?.message}>
              <Input autoComplete="address-level2" {...register("city")} />
            </Field>
            <Field label={words.state} error={errors.state?.message}>
              <Input autoComplete="address-level1" {...register("state")} />
            </Field>
            <Field label={words.country} error={errors.country?.message}>
              <Input autoComplete="country-name" {...register("country")} />
            </Field>
          </div>
          <Controller
            name="timeZone"
            control={control}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Field label={words.zone} description={words.zoneHint} error={errors.timeZone?.message} required>
                <Combobox
                  ref={ref}
                  options={zones}
                  value={value}
                  onValueChange={(zone) => {
                    // An emptied field keeps the earlier time zone.
                    if (zone) onChange(zone);
                  }}
                  onBlur={onBlur}
                  emptyText={words.zoneEmpty}
                  formatCount={(count) => words.zoneCount({ count })}
                />
              </Field>
            )}
          />
          {moves ? (
            <Alert tone="caution" title={words.zoneChangesTitle}>
              {words.zoneChanges({ zone: zoneLabel(timeZone) })}
            </Alert>
          ) : null}
          <div className="grid gap-5 md:grid-cols-[160px_minmax(0,1fr)]">
            <Field label={words.experienceYears} error={errors.yearsOfExperience?.message} required>
              <NumberInput {...register("yearsOfExperience")} />
            </Field>
            <Field label={words.education} error={errors.education?.message}>
              <Input autoComplete="off" {...register("education")} />
            </Field>
          </div>
          {update.error && Object.keys(errors).length === 0 ? (
            <Alert tone="danger" title={words.updateFailed}>
              {messageOf(update.error, general.somethingWrong)}
            </Alert>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={update.isPending} pendingText={words.saving}>
              {words.save}
            </Button>
            <Button variant="secondary" onClick={cancel} disabled={update.isPending}>
              {words.cancel}
            </Button>
          </div>
        </form>
        <AlertDialog
          open={leaving}
          onOpenChange={setLeaving}
          title={words.discardTitle}
          description={words.discardText}
          confirmLabel={words.discard}
          pendingLabel={words.discard}
          cancelLabel={words.keepEditing}
          destructive
          onConfirm={() => {
            onDone();
            return undefined;
          }}
        />
      </section>
    </Card>
  );
}
