import type { OnboardingInput, OnboardingValues } from "@aangan/copy/forms/onboarding";
import { genders, regions, religions } from "@aangan/copy/lists";
import * as words from "@aangan/copy/onboarding";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Select, type SelectGroup } from "@aangan/ui/select/select.tsx";
import { type Control, Controller, type FieldErrors, type UseFormRegister } from "react-hook-form";

/** Props of a step of the questions. */
export interface StepProps {
  control: Control<OnboardingInput, unknown, OnboardingValues>;
  register: UseFormRegister<OnboardingInput>;
  errors: FieldErrors<OnboardingInput>;
}

/** A list of the catalogue as options. */
export const options = (list: readonly { code: string; label: string }[]) =>
  list.map(({ code, label }) => ({ value: code, label }));

const indian = regions.filter(({ group }) => group !== "");
const regionGroups: SelectGroup[] = [
  { label: indian[0]?.group ?? "", options: options(indian) },
  { label: words.elsewhere, options: options(regions.filter(({ group }) => group === "")) },
];

/** The required questions, and the optional one about religion. */
export function AboutStep({ control, register, errors }: StepProps) {
  return (
    <>
      <Controller
        name="region"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label={words.region} error={errors.region?.message} required>
            <Select
              ref={ref}
              options={regionGroups}
              placeholder={words.regionPlaceholder}
              value={String(value ?? "")}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          </Field>
        )}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={words.age} description={words.ageHint} error={errors.age?.message} required>
          <Input inputMode="numeric" autoComplete="off" {...register("age")} />
        </Field>
        <Controller
          name="gender"
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={words.gender} error={errors.gender?.message} required>
              <Select
                ref={ref}
                options={options(genders)}
                placeholder={words.genderPlaceholder}
                value={String(value ?? "")}
                onValueChange={onChange}
                onBlur={onBlur}
              />
            </Field>
          )}
        />
      </div>
      <Controller
        name="religion"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label={words.religion} labelNote={words.optional} error={errors.religion?.message}>
            <Select
              ref={ref}
              options={options(religions)}
              value={String(value ?? "")}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          </Field>
        )}
      />
    </>
  );
}
