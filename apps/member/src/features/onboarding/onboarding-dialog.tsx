"use client";

import { ApiError } from "@aangan/api/errors";
import { type OnboardingInput, type OnboardingValues, onboardingForm } from "@aangan/copy/forms/onboarding";
import * as words from "@aangan/copy/onboarding";
import { useOwner, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Steps } from "@aangan/ui/steps/steps.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { AboutStep } from "./about-step";
import { useOnboard } from "./queries";
import { TalkStep } from "./talk-step";

/** The fields of the two steps. */
const aboutFields = ["region", "religion", "age", "gender"] as const;
const talkFields = ["language", "focus", "coachGender", "outsideCommunity", "homeCity"] as const;
const fields = [...aboutFields, ...talkFields] as const;

const blank: OnboardingInput = {
  region: "",
  religion: "not_specified",
  age: "",
  gender: "",
  language: "",
  focus: [],
  coachGender: "",
  outsideCommunity: false,
  homeCity: "",
};

/** The answers so far, and the step. */
interface Kept {
  step: number;
  values: OnboardingInput;
}

/** Props of {@link OnboardingDialog}. */
export interface OnboardingDialogProps {
  /** The names of a new member's steps; the first two are those of the dialog. */
  steps: readonly string[];
}

/**
 * Asks the first questions, once: first the required ones, then the optional ones. The dialog cannot be dismissed, and
 * a reload restores its state.
 */
export function OnboardingDialog(props: OnboardingDialogProps) {
  // The draft can only be read once the tab's owner is known.
  return useOwner() === null ? null : <Questions {...props} />;
}

/** Reports whether the server rejected one of these fields. */
function rejectsAny(error: unknown, names: readonly string[]): boolean {
  return error instanceof ApiError && error.fields.some(({ field }) => names.includes(field));
}

function Questions({ steps }: OnboardingDialogProps) {
  const onboard = useOnboard();
  const [kept, keep, drop] = useTabState<Kept>("onboarding", { step: 0, values: blank });
  const { step } = kept;
  const { control, register, formState, handleSubmit, setError, trigger, getValues, watch } = useForm<
    OnboardingInput,
    unknown,
    OnboardingValues
  >({
    resolver: standardSchemaResolver(onboardingForm),
    defaultValues: { ...blank, ...kept.values },
  });
  const { errors } = formState;
  useEffect(() => {
    const watching = watch((_, { name, type }) => {
      keep({ step, values: getValues() });
      // Rejected fields are validated again as they change; the form does so only after a submission, which moving to
      // the next step is not.
      if (name && type === "change" && formState.errors[name as keyof OnboardingInput]) void trigger(name);
    });
    return () => watching.unsubscribe();
  });

  // A new step starts at its heading, which receives focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "end" });
  }, [step]);
  const goToStep = (to: number) => keep({ step: to, values: getValues() });

  const submit = handleSubmit(
    (values) => {
      if (onboard.isPending) return;
      const answers = values.outsideCommunity ? values : { ...values, homeCity: "" };
      // The user event may unmount the questions before the response: act on the promise.
      onboard.mutateAsync(answers).then(
        () => {
          drop();
          toast({ title: words.complete.title, description: words.complete.text });
        },
        (error: unknown) => {
          if (rejectsAny(error, aboutFields)) goToStep(0);
          showFieldErrors(error, fields, setError);
          toast({ title: words.failed.title, description: words.failed.text, variant: "destructive" });
        },
      );
    },
    (refused) => {
      if (aboutFields.some((name) => refused[name])) goToStep(0);
    },
  );
  const nextStep = async () => {
    if (await trigger(aboutFields, { shouldFocus: true })) goToStep(1);
  };

  return (
    <Dialog open>
      <DialogContent dismissible={false} size="md">
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            if (step > 0) return void submit(event);
            event.preventDefault();
            void nextStep();
          }}
        >
          <DialogHeader>
            <DialogTitle>{words.title}</DialogTitle>
            <DialogDescription>{step === 0 ? words.text : words.stepTalkText}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <Steps
              label={words.steps}
              steps={steps}
              current={step}
              summary={words.step({ step: step + 1, total: steps.length })}
            />
            <h3 ref={heading} tabIndex={-1} className="mt-3 mb-4 font-display text-h3 outline-none md:sr-only">
              {steps[step]}
            </h3>
            <div className="flex flex-col gap-5 md:mt-5">
              {step === 0 ? (
                <AboutStep {...{ control, register, errors }} />
              ) : (
                <TalkStep {...{ control, register, errors }} />
              )}
            </div>
          </DialogBody>
          <DialogFooter summary={<p className="text-ink-muted">{words.privacy}</p>}>
            {/* Two buttons instead of one with two meanings: a double click must not submit an unseen step. */}
            {step === 0 ? (
              <Button key="continue" type="submit">
                {words.continue}
              </Button>
            ) : (
              <div className="grid grid-cols-[1fr_2fr] gap-2.5 md:flex">
                <Button variant="secondary" onClick={() => goToStep(0)}>
                  {words.back}
                </Button>
                <Button key="finish" type="submit" pending={onboard.isPending} pendingText={words.saving}>
                  {words.finish}
                </Button>
              </div>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
