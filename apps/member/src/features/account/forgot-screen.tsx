"use client";

import * as words from "@aangan/copy/forgot-page";
import { type ForgotInput, forgotForm } from "@aangan/copy/forms/forgot";
import { EmailSent, type EmailSentProps } from "@aangan/shell/session/email-sent.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { safeNext } from "@/lib/next";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { readDraft } from "./draft";
import { holdsEarlySubmit } from "./early-press";
import { plainFailure } from "./failure";
import { FormFailure } from "./form-failure";
import { useFormStart } from "./form-start";
import { authAddress } from "./notices";
import { useForgot } from "./recovery";

const names = ["email"] as const;

/** Requests an email with a link for a new password, and explains what to do until it arrives. */
export function ForgotScreen() {
  const forgot = useForgot();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const [again, setAgain] = useState(false);
  const [back, setBack] = useState(authAddress());
  useEffect(
    () => setBack(authAddress({ next: safeNext(new URLSearchParams(window.location.search).get("next")) })),
    [],
  );

  if (!sent) {
    return (
      <AuthPanel heading={words.heading} text={words.text}>
        <ForgotForm forgot={forgot} again={again} onSent={setSent} />
        <BackLink href={back}>{words.backToLogIn}</BackLink>
      </AuthPanel>
    );
  }
  return (
    <Sent
      {...sent}
      again={() => forgot.mutateAsync({ email: sent.email })}
      onOther={() => {
        forgot.reset();
        setSent(null);
        setAgain(true);
      }}
      back={back}
    />
  );
}

function ForgotForm({
  forgot,
  again,
  onSent,
}: {
  forgot: ReturnType<typeof useForgot>;
  /** Another address was entered: the pressed button was removed. */
  again: boolean;
  onSent: (sent: { email: string; message: string }) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, setError, setFocus, setValue, getValues, formState } = useForm<ForgotInput>({
    resolver: standardSchemaResolver(forgotForm),
    defaultValues: { email: "" },
  });
  const { take } = useFormStart(form, { names, setValue, getValues });
  // A visitor from the sign-in screen has most likely typed the address there.
  useEffect(() => {
    const { username } = readDraft("login", ["username"]);
    if (username?.includes("@") && !getValues("email")) setValue("email", username);
  }, [getValues, setValue]);
  useEffect(() => {
    if (again) setFocus("email");
  }, [again, setFocus]);
  const submit = handleSubmit((values) => {
    if (forgot.isPending) return;
    forgot.mutate(values, {
      onSuccess: ({ message }) => onSent({ email: values.email, message }),
      onError: (error) => showFieldErrors(error, names, setError),
    });
  });
  return (
    <form
      ref={form}
      noValidate
      method="post"
      {...holdsEarlySubmit}
      suppressHydrationWarning
      onSubmit={(event) => {
        take();
        forgot.reset();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {forgot.error ? <FormFailure>{plainFailure(forgot.error)}</FormFailure> : null}
      <Field label={words.email} error={formState.errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Button type="submit" size="lg" block pending={forgot.isPending} pendingText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

function Sent({ back, ...emailSent }: Omit<EmailSentProps, "spelling"> & { back: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={words.sentHeading} headingRef={heading}>
      <EmailSent {...emailSent} spelling={words.spelling} />
      <BackLink href={back}>{words.backToLogIn}</BackLink>
    </AuthPanel>
  );
}
