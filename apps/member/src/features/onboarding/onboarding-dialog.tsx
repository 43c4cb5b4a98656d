"use client";

import { type OnboardingInput, type OnboardingValues, onboardingForm } from "@aangan/copy/forms/onboarding";
import { focusTopics, genders, languages, regions, religions } from "@aangan/copy/lists";
import { onboarding as words } from "@aangan/copy/onboarding";
import { Button } from "@aangan/ui/button";
import { MultiChips } from "@aangan/ui/chips";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { Select, type SelectGroup } from "@aangan/ui/select";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Controller, useForm } from "react-hook-form";
import { useOnboard } from "./queries";

const options = (list: readonly { code: string; label: string }[]) =>
  list.map(({ code, label }) => ({ value: code, label }));

const indian = regions.filter(({ group }) => group !== "");
const regionGroups: SelectGroup[] = [
  { label: indian[0]?.group ?? "", options: options(indian) },
  { label: words.elsewhere, options: options(regions.filter(({ group }) => group === "")) },
];

/** Shown once, to a member who has not answered yet. It cannot be waved away: suggestions are worked out from it. */
export function OnboardingDialog({ open, onDone }: { open: boolean; onDone: () => void }) {
  const onboard = useOnboard();
  const { control, register, handleSubmit, formState } = useForm<OnboardingInput, unknown, OnboardingValues>({
    resolver: standardSchemaResolver(onboardingForm),
    defaultValues: { region: "", religion: "not_specified", age: "", gender: "", language: "", focus: [] },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) => {
    if (onboard.isPending) return;
    onboard.mutate(values, {
      onSuccess: () => {
        toast({ title: words.complete.title, description: words.complete.text });
        onDone();
      },
      onError: () => toast({ title: words.failed.title, description: words.failed.text, variant: "destructive" }),
    });
  });

  return (
    <Dialog open={open}>
      <DialogContent dismissible={false} size="md">
        <form noValidate method="post" onSubmit={(event) => void submit(event)}>
          <DialogHeader>
            <DialogTitle>{words.title}</DialogTitle>
            <DialogDescription>{words.text}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-5">
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
              <Controller
                name="language"
                control={control}
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <Field label={words.language} labelNote={words.optional} error={errors.language?.message}>
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
            </div>
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
          </DialogBody>
          <DialogFooter summary={<p className="text-ink-muted">{words.privacy}</p>}>
            <Button type="submit" pending={onboard.isPending} pendingText={words.saving}>
              {words.continue}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
