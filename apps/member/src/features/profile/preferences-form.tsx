"use client";

import { type PreferencesInput, type PreferencesValues, preferencesForm } from "@aangan/copy/forms/preferences";
import { ageRanges, genders, languages, regions, religions } from "@aangan/copy/lists";
import * as words from "@aangan/copy/profile";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Select, type SelectOption } from "@aangan/ui/select/select.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Controller, useForm } from "react-hook-form";
import { saveFailure, showFieldErrorsOnceOpen } from "@/lib/field-errors";
import { type Preferences, useSavePreferences } from "./queries";
import { Section } from "./section";
import { useSaved } from "./use-saved";

const plain = (list: readonly { code: string; label: string }[]): SelectOption[] =>
  list.map(({ code, label }) => ({ value: code, label }));

/** The languages to choose from, each with its own name for itself. */
const spoken: SelectOption[] = languages.map(({ code, label, native }) => ({
  value: code,
  label: label === native ? label : `${label} · ${native}`,
}));

const names = ["region", "religion", "gender", "age", "language"] as const;

const choices: Record<
  (typeof names)[number],
  { label: string; options: SelectOption[]; placeholder?: string; note?: string; hint?: string }
> = {
  region: { label: words.region, options: plain(regions), placeholder: words.regionPlaceholder },
  religion: {
    label: words.religion,
    options: religions.map(({ code, person }) => ({ value: code, label: person })),
    note: words.optional,
  },
  gender: { label: words.gender, options: plain(genders), placeholder: words.genderPlaceholder },
  age: { label: words.ageRange, options: plain(ageRanges), placeholder: words.ageRangePlaceholder },
  language: {
    label: words.language,
    options: spoken,
    placeholder: words.languagePlaceholder,
    note: words.optional,
    hint: words.languageHint,
  },
};

const inputOf = ({ region, religion, gender, age, language }: Preferences): PreferencesInput => ({
  region,
  religion,
  gender,
  age,
  language,
});

/** The member's background and preferences; coach suggestions use them. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const save = useSavePreferences();
  const form = useForm<PreferencesInput, unknown, PreferencesValues>({
    resolver: standardSchemaResolver(preferencesForm),
    defaultValues: inputOf(preferences),
  });
  const { control, handleSubmit, setError, reset, formState } = form;
  const { isDirty } = formState;
  useSaved(form, preferences, inputOf);

  const submit = handleSubmit((values) => {
    if (save.isPending) return;
    // Act on the promise, because the member may open another page during the request.
    save.mutateAsync(values).then(
      (saved) => {
        reset(inputOf(saved));
        toast({ title: words.preferencesUpdated.title, description: words.preferencesUpdated.text });
      },
      (error: unknown) => {
        showFieldErrorsOnceOpen(error, names, setError);
        toast({
          title: words.errorTitle,
          description: saveFailure(error, words.preferencesFailed),
          variant: "destructive",
        });
      },
    );
  });

  return (
    <Section title={words.culturalPreferences} text={words.culturalText}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {names.map((name) => {
          const { label, options, placeholder, note, hint } = choices[name];
          return (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <Field
                  label={label}
                  labelNote={note}
                  description={hint}
                  error={formState.errors[name]?.message}
                  required={!note}
                >
                  <Select
                    ref={ref}
                    options={options}
                    placeholder={placeholder}
                    value={value ?? ""}
                    onValueChange={onChange}
                    onBlur={onBlur}
                    disabled={save.isPending}
                  />
                </Field>
              )}
            />
          );
        })}
        <div>
          <Button type="submit" pending={save.isPending} pendingText={words.saving} disabled={!isDirty}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
