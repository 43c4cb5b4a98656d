"use client";

import { forgotPage as words } from "@aangan/copy/auth-pages";
import { fill } from "@aangan/copy/format";
import { type ForgotInput, forgotForm } from "@aangan/copy/forms/forgot";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { safeNext } from "@/lib/next";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { readDraft } from "./draft";
import { waits } from "./early-press";
import { plainFailure } from "./failure";
import { FormFailure } from "./form-failure";
import { useFormStart } from "./form-start";
import { authAddress } from "./notices";
import { useForgot } from "./recovery";

const names = ["email"] as const;

/** Asks for a letter with a link for a new password, and says what to do until it is there. */
export function ForgotScreen() {
  const forgot = useForgot();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const [back, setBack] = useState(authAddress());
  useEffect(
    () => setBack(authAddress({ next: safeNext(new URLSearchParams(window.location.search).get("next")) })),
    [],
  );

  if (!sent) {
    return (
      <AuthPanel heading={words.heading} text={words.text}>
        <ForgotForm forgot={forgot} onSent={setSent} />
        <BackLink href={back}>{words.backToLogIn}</BackLink>
      </AuthPanel>
    );
  }
  const again = () =>
    forgot.mutate(
      { email: sent.email },
      {
        onSuccess: () => toast({ title: words.sentHeading, description: words.sentAgain }),
        onError: (error) =>
          toast({ title: words.failedTitle, description: plainFailure(error), variant: "destructive" }),
      },
    );
  return (
    <Sent
      email={sent.email}
      message={sent.message}
      pending={forgot.isPending}
      onAgain={again}
      onOther={() => {
        forgot.reset();
        setSent(null);
      }}
      back={back}
    />
  );
}

function ForgotForm({
  forgot,
  onSent,
}: {
  forgot: ReturnType<typeof useForgot>;
  onSent: (sent: { email: string; message: string }) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<ForgotInput>({
    resolver: standardSchemaResolver(forgotForm),
    defaultValues: { email: "" },
  });
  const { take } = useFormStart(form, { names, setValue, getValues });
  // Whoever comes from the sign-in screen has most likely typed the address there.
  useEffect(() => {
    const { username } = readDraft("login", ["username"]);
    if (username?.includes("@") && !getValues("email")) setValue("email", username);
  }, [getValues, setValue]);
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
      {...waits}
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

interface SentProps {
  email: string;
  /** The server's answer: the same whether there is such an account or not. */
  message: string;
  pending: boolean;
  onAgain: () => void;
  onOther: () => void;
  back: string;
}

function Sent({ email, message, pending, onAgain, onOther, back }: SentProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <AuthPanel heading={words.sentHeading}>
        <Alert tone="success">{message}</Alert>
        <div>
          <p className="[overflow-wrap:anywhere]">{fill(words.address, { email })}</p>
          <h2 className="mt-5 font-semibold font-text text-ink text-label tracking-normal">{words.noLetter}</h2>
          <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
            {[words.patience, words.spam, words.spelling, words.discreet].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-3 min-[480px]:grid-cols-2">
          <Button variant="secondary" pending={pending} pendingText={words.sending} onClick={onAgain}>
            {words.sendAgain}
          </Button>
          <Button variant="secondary" onClick={onOther}>
            {words.otherAddress}
          </Button>
        </div>
        <BackLink href={back}>{words.backToLogIn}</BackLink>
      </AuthPanel>
    </div>
  );
}
