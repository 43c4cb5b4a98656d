import { coachGenders, focusTopics, languages } from "@aangan/copy/lists";
import * as words from "@aangan/copy/onboarding";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import { Chips, MultiChips } from "@aangan/ui/chips/chips.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { useEffect, useRef } from "react";
import { Controller, useWatch } from "react-hook-form";
import { options, type StepProps } from "./about-step";

/** "No preference" is a chip, so that a choice can be undone. */
const noPreference = "any";

/** The optional questions: language, topics, and wishes about the coach. */
export function TalkStep({ control, register, errors }: StepProps) {
  const outside = useWatch({ control, name: "outsideCommunity" }) === true;
  // Appears below the checked box, perhaps out of view, and is scrolled into view. Shown from the start, it does not
  // scroll.
  const city = useRef<HTMLDivElement>(null);
  const before = useRef(outside);
  useEffect(() => {
    if (outside && !before.current) city.current?.scrollIntoView({ block: "nearest" });
    before.current = outside;
  }, [outside]);
  return (
    <>
      <Controller
        name="language"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field
            label={words.language}
            labelNote={words.optional}
            description={words.languageHint}
            error={errors.language?.message}
          >
            <Select
              ref={ref}
              options={languages.map(({ code, label, native }) => ({
                value: code,
                label: label === native ? label : `${label} · ${native}`,
              }))}
              placeholder={words.languagePlaceholder}
              value={String(value ?? "")}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          </Field>
        )}
      />
      <Controller
        name="focus"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field
            label={words.focus}
            labelNote={words.optional}
            description={words.focusHint}
            error={errors.focus?.message}
          >
            <MultiChips
              options={focusTopics.map(({ code, label }) => ({ value: code as string, label }))}
              value={(value ?? []) as string[]}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      <Controller
        name="coachGender"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={words.coachGender} labelNote={words.optional} error={errors.coachGender?.message}>
            <Chips
              options={[{ value: noPreference, label: words.noPreference }, ...options(coachGenders)]}
              value={String(value || noPreference)}
              onValueChange={(chosen) => onChange(chosen === noPreference ? "" : chosen)}
            />
          </Field>
        )}
      />
      <Controller
        name="outsideCommunity"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Checkbox
            ref={ref}
            label={words.outside}
            description={words.outsideText}
            error={errors.outsideCommunity?.message}
            checked={value === true}
            onCheckedChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      {outside ? (
        <div ref={city}>
          <Field
            label={words.homeCity}
            labelNote={words.optional}
            description={words.homeCityHint}
            error={errors.homeCity?.message}
          >
            <Input autoComplete="off" {...register("homeCity")} />
          </Field>
        </div>
      ) : null}
    </>
  );
}
