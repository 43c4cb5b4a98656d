"use client";

import * as coachAuth from "@aangan/copy/coach-auth";
import * as words from "@aangan/copy/coach-second-step";
import { type SecondFactorInput, secondFactorForm } from "@aangan/copy/forms/second-factor";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";
import type { CoachProfile } from "@/lib/profile";
import { AuthPanel } from "./auth-panel";
import { useSecondFactor } from "./queries";

/** Props of {@link SecondStep}. */
export interface SecondStepProps {
  onDone: (profile: CoachProfile) => void;
  /** Called with the reason when the password is required again. */
  onExpired: (message: string) => void;
  /** Called when the visitor returns to the first step, for example with another account. */
  onStartOver: () => void;
}

/** The second login step: a code from the authenticator app, or a recovery code. */
export function SecondStep({ onDone, onExpired, onStartOver }: SecondStepProps) {
  const give = useSecondFactor();
  const [recovery, setRecovery] = useState(false);
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<SecondFactorInput>({
    resolver: standardSchemaResolver(secondFactorForm),
    defaultValues: { code: "" },
  });
  const { failure, showError, clear } = useFormErrors(["code"], setError);
  // The code is the only field, and the pressed button was removed.
  useEffect(() => setFocus("code"), [setFocus]);
  const pending = give.isPending || give.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    give.mutate(values, {
      onSuccess: onDone,
      onError: (error) => {
        const description = failureText(error);
        toast({ title: words.failedTitle, description, variant: "destructive" });
        if (refusedWith(error, 401)) onExpired(description);
        else showError(error);
      },
    });
  });
  const swap = () => {
    setRecovery(!recovery);
    clear();
    reset();
    setFocus("code");
  };

  return (
    <AuthPanel heading={words.heading} text={recovery ? words.recoveryText : words.text}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          clear();
          void submit(event);
        }}
        className="flex flex-col gap-4"
      >
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <Field label={recovery ? words.recoveryCode : words.code} error={formState.errors.code?.message} required>
          <Input
            inputMode={recovery ? "text" : "numeric"}
            autoComplete={recovery ? "off" : "one-time-code"}
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular-nums tracking-[.12em]"
            {...register("code")}
          />
        </Field>
        <Button type="submit" size="lg" block pending={pending} pendingText={coachAuth.loggingIn}>
          {words.continue}
        </Button>
        <Button variant="quiet" block onClick={swap}>
          {recovery ? words.useApp : words.useRecovery}
        </Button>
      </form>
      <p className="text-ink-muted text-small">{words.lost}</p>
      <Button variant="quiet" className="-ml-3 self-start" onClick={onStartOver}>
        <ArrowLeft aria-hidden="true" />
        {words.startAgain}
      </Button>
    </AuthPanel>
  );
}
