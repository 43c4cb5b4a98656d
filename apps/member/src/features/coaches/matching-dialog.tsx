"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as sentences from "@aangan/copy/errors";
import { type MatchingInput, type MatchingValues, matchingForm } from "@aangan/copy/forms/matching";
import { coachGenders, focusTopics, languages } from "@aangan/copy/lists";
import * as words from "@aangan/copy/matching-answers";
import * as onboarding from "@aangan/copy/onboarding";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import { MultiChips } from "@aangan/ui/chips/chips.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Controller, useForm } from "react-hook-form";
import { Failure } from "@/lib/failure";
import { showFieldErrorsOnceOpen } from "@/lib/field-errors";
import { type Matching, useMatching, useSaveMatching } from "./queries";

/** A select's value must not be empty. */
const any = "any";

const spoken = [
  { value: any, label: words.noLanguage },
  ...languages.map(({ code, label, native }) => ({
    value: code as string,
    label: label === native ? label : `${label} · ${native}`,
  })),
];
const coachGenderChoices = [
  { value: any, label: onboarding.noPreference },
  ...coachGenders.map(({ code, label }) => ({ value: code as string, label })),
];
const names = ["language", "focus", "coachGender", "outsideCommunity", "homeCity"] as const;

/** Edits the member's wishes for a coach. Mounted while open. */
export function MatchingDialog({ onClose }: { onClose: () => void }) {
  const matching = useMatching();
  const save = useSaveMatching();
  return (
    // Not while saving: an error must find its form, and the result must not close a dialog opened later.
    <Dialog open onOpenChange={(open) => !open && !save.isPending && onClose()}>
      <DialogContent size="md" closeLabel={common.close} dismissible={!save.isPending}>
        {matching.data ? (
          <Form matching={matching.data} save={save} onClose={onClose} />
        ) : (
          <>
            <Head />
            <DialogBody className="pb-[max(20px,env(safe-area-inset-bottom))]">
              {matching.error ? (
                <Failure
                  title={words.failed}
                  error={matching.error}
                  pending={matching.isFetching}
                  onRetry={() => void matching.refetch()}
                />
              ) : (
                <SkeletonGroup label={common.loading} className="flex flex-col gap-5 py-2">
                  <Skeleton shape="block" />
                  <Skeleton shape="block" className="h-32" />
                  <Skeleton shape="block" />
                </SkeletonGroup>
              )}
            </DialogBody>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Head() {
  return (
    <DialogHeader>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription>{words.text}</DialogDescription>
    </DialogHeader>
  );
}

interface FormProps {
  matching: Matching;
  save: ReturnType<typeof useSaveMatching>;
  onClose: () => void;
}

function Form({ matching, save, onClose }: FormProps) {
  const { control, register, handleSubmit, setError, watch, formState } = useForm<
    MatchingInput,
    unknown,
    MatchingValues
  >({ resolver: standardSchemaResolver(matchingForm), defaultValues: matching });
  const { errors } = formState;
  const outside = watch("outsideCommunity") === true;

  const submit = handleSubmit(async (values) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync(values);
      toast({ title: words.saved.title, description: words.saved.text });
      onClose();
    } catch (error) {
      showFieldErrorsOnceOpen(error, names, setError);
      toast({
        title: words.saveFailed,
        description: messageOf(error, sentences.somethingWrong),
        variant: "destructive",
      });
    }
  });

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Head />
      <DialogBody className="flex flex-col gap-5">
        <Controller
          name="language"
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={onboarding.language} error={errors.language?.message}>
              <Select
                ref={ref}
                options={spoken}
                value={value || any}
                onValueChange={(next) => onChange(next === any ? "" : next)}
                onBlur={onBlur}
                disabled={save.isPending}
              />
            </Field>
          )}
        />
        <Controller
          name="focus"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Field label={onboarding.focus} description={onboarding.focusHint} error={errors.focus?.message}>
              <MultiChips
                options={focusTopics.map(({ code, label }) => ({ value: code as string, label }))}
                value={(value ?? []) as string[]}
                onValueChange={onChange}
                disabled={save.isPending}
              />
            </Field>
          )}
        />
        <Controller
          name="coachGender"
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={onboarding.coachGender} error={errors.coachGender?.message}>
              <Select
                ref={ref}
                options={coachGenderChoices}
                value={value || any}
                onValueChange={(next) => onChange(next === any ? "" : next)}
                onBlur={onBlur}
                disabled={save.isPending}
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
              label={onboarding.outside}
              description={onboarding.outsideText}
              checked={value === true}
              onCheckedChange={onChange}
              onBlur={onBlur}
              disabled={save.isPending}
            />
          )}
        />
        {outside ? (
          <Field
            label={onboarding.homeCity}
            labelNote={onboarding.optional}
            description={onboarding.homeCityHint}
            error={errors.homeCity?.message}
          >
            <Input autoComplete="off" readOnly={save.isPending} {...register("homeCity")} />
          </Field>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button type="submit" pending={save.isPending} pendingText={words.saving}>
          {words.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
