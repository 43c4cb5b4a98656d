"use client";

import { messageOf } from "@aangan/api/errors";
import { coachProfilePage as words } from "@aangan/copy/coach-profile";
import { errors as general } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { type PortfolioInput, type PortfolioValues, portfolioForm } from "@aangan/copy/forms/portfolio";
import { limits } from "@aangan/copy/limits";
import { focusTopics, languages } from "@aangan/copy/lists";
import { useKept } from "@aangan/shell/belongings";
import { currentName, zoneChoices, zoneLabel } from "@aangan/shell/zones";
import { Alert } from "@aangan/ui/alert";
import { AlertDialog } from "@aangan/ui/alert-dialog";
import { Button } from "@aangan/ui/button";
import { Card, CardTitle } from "@aangan/ui/card";
import { MultiChips } from "@aangan/ui/chips";
import { Combobox } from "@aangan/ui/combobox";
import { Field } from "@aangan/ui/field";
import { Input, NumberInput } from "@aangan/ui/input";
import { CharacterCount, Textarea } from "@aangan/ui/textarea";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { Controller, type DeepPartial, useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { EDIT_ID } from "./about-card";
import { changesOf, inputOf } from "./changes";
import type { Shown } from "./member-preview";
import { type Portfolio, useUpdatePortfolio } from "./queries";

const fields = [
  "name",
  "bio",
  "specializations",
  "languages",
  "focus",
  "city",
  "state",
  "country",
  "timeZone",
  "yearsOfExperience",
  "education",
] as const;

const languageChips = languages.map(({ code, label }) => ({ value: code as string, label }));
const topicChips = focusTopics.map(({ code, label }) => ({ value: code as string, label }));

/** What was typed, and over what was saved then. */
interface KeptDraft {
  over: string;
  values: PortfolioInput;
}

/** What is typed, as the card beside the form shows it. */
function shownOf(values: DeepPartial<PortfolioInput>): Shown {
  return {
    name: values.name ?? "",
    bio: values.bio ?? "",
    specializations: values.specializations ?? "",
    languages: (values.languages ?? []).filter((code) => code !== undefined),
    city: values.city ?? "",
    yearsOfExperience: Number(values.yearsOfExperience) || 0,
  };
}

/** Props of {@link AboutForm}. */
export interface AboutFormProps {
  portfolio: Portfolio;
  /** Called with what is typed, for the card beside it. */
  onDraft: (draft: Shown) => void;
  /** Saved, or given up. */
  onDone: () => void;
}

/** The form in which a coach says who they are. What is typed survives a reload. */
export function AboutForm({ portfolio, onDraft, onDone }: AboutFormProps) {
  const update = useUpdatePortfolio();
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const [begun] = useState(() => JSON.stringify(inputOf(portfolio)));
  const [kept, keep, drop] = useKept<KeptDraft | null>("portfolio", null);
  // What was typed before a reload comes back; not over what was saved since, from here or elsewhere.
  const [restored] = useState(() => (kept?.over === begun ? kept.values : null));
  const { control, register, handleSubmit, setError, setFocus, watch, formState } = useForm<
    PortfolioInput,
    unknown,
    PortfolioValues
  >({
    resolver: standardSchemaResolver(portfolioForm),
    defaultValues: { ...inputOf(portfolio), ...restored },
  });
  const { errors } = formState;
  useEffect(() => setFocus("name"), [setFocus]);
  const show = useEffectEvent(onDraft);
  useEffect(() => {
    if (restored) show(shownOf(restored));
  }, [restored]);
  useEffect(() => {
    const watching = watch((values, { type }) => {
      if (type !== "change") return;
      keep({ over: begun, values: values as PortfolioInput });
      onDraft(shownOf(values));
    });
    return () => watching.unsubscribe();
  });
  const [bio, timeZone] = watch(["bio", "timeZone"]);
  const zones = useMemo(() => zoneChoices(portfolio.timeZone), [portfolio.timeZone]);
  const moves = Boolean(timeZone) && timeZone !== currentName(portfolio.timeZone);

  const close = () => {
    drop();
    onDone();
    // The button that opened the form is back when it has closed.
    window.setTimeout(() => document.getElementById(EDIT_ID)?.focus());
  };
  const submit = handleSubmit((values) => {
    if (update.isPending) return;
    const changes = changesOf(portfolio, values);
    if (Object.keys(changes).length === 0) return close();
    update.mutate(changes, {
      onSuccess: () => {
        toast({ title: words.updated });
        close();
      },
      onError: (error) => {
        showFieldErrors(error, fields, setError);
      },
    });
  });
  const cancel = () => {
    const now = portfolioForm.safeParse(watch());
    const changed = !now.success || Object.keys(changesOf(portfolio, now.data)).length > 0;
    if (changed) setLeaving(true);
    else close();
  };

  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.edit}
        </CardTitle>
        <form noValidate method="post" onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-5">
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
                    // An emptied box chooses nothing: the zone stays as it was.
                    if (zone) onChange(zone);
                  }}
                  onBlur={onBlur}
                  emptyText={words.zoneEmpty}
                  formatCount={(count) => plural(words.zoneCount, count)}
                />
              </Field>
            )}
          />
          {moves ? (
            <Alert tone="caution" title={words.zoneChangesTitle}>
              {fill(words.zoneChanges, { zone: zoneLabel(timeZone) })}
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
            <Button variant="secondary" onClick={cancel}>
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
            close();
            return undefined;
          }}
        />
      </section>
    </Card>
  );
}
