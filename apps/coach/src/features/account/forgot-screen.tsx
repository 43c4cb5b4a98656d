"use client";

import { forgotPage as words } from "@aangan/copy/auth-pages";
import { coachForgotPage } from "@aangan/copy/coach-account";
import { fill } from "@aangan/copy/format";
import { type ForgotInput, forgotForm } from "@aangan/copy/forms/forgot";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { Skeleton } from "@aangan/ui/skeleton";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/lib/failure";
import { showFieldErrors } from "@/lib/field-errors";
import { AuthPanel, BackLink } from "./auth-panel";
import { loginPaths } from "./places";
import { useForgot } from "./queries";

/** Asks for a letter with a link for a new password, and says what to do until it is there. */
export function ForgotScreen() {
  const forgot = useForgot();
  const alive = useAlive();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);

  if (sent) {
    const again = () =>
      forgot.mutate(
        { email: sent.email },
        {
          onSuccess: () => toast({ title: words.sentHeading, description: words.sentAgain }),
          onError: (error) =>
            toast({ title: words.failedTitle, description: failureText(error), variant: "destructive" }),
        },
      );
    return (
      <Sent
        {...sent}
        pending={forgot.isPending}
        onAgain={again}
        onOther={() => {
          forgot.reset();
          setSent(null);
        }}
      />
    );
  }
  return (
    <AuthPanel heading={words.heading} text={coachForgotPage.text}>
      {alive ? <ForgotForm forgot={forgot} onSent={setSent} /> : <FormShape />}
      <BackLink href={loginPaths.login}>{coachForgotPage.backToLogin}</BackLink>
    </AuthPanel>
  );
}

const never = () => () => {};

/** Whether the page's scripts have reached it. A form that stood there before would lose what is typed, and could be sent nowhere. */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The room that the form takes. */
function FormShape() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div>
        <Skeleton className="w-16" />
        <Skeleton shape="block" className="mt-2 h-12 w-full" />
      </div>
      <Skeleton shape="block" className="h-13 w-full" />
    </div>
  );
}

function ForgotForm({
  forgot,
  onSent,
}: {
  forgot: ReturnType<typeof useForgot>;
  onSent: (sent: { email: string; message: string }) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<ForgotInput>({
    resolver: standardSchemaResolver(forgotForm),
    defaultValues: { email: "" },
  });
  const submit = handleSubmit((values) => {
    if (forgot.isPending) return;
    forgot.mutate(values, {
      onSuccess: ({ message }) => onSent({ email: values.email, message }),
      onError: (error) => {
        if (!showFieldErrors(error, ["email"], setError)) setFailure(failureText(error));
      },
    });
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        setFailure(null);
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label={words.email} error={formState.errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="username" {...register("email")} />
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
}

function Sent({ email, message, pending, onAgain, onOther }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={words.sentHeading} headingRef={heading}>
      <Alert tone="success">{message}</Alert>
      <div>
        <p className="[overflow-wrap:anywhere]">{fill(words.address, { email })}</p>
        <h2 className="mt-5 font-semibold font-text text-ink text-label tracking-normal">{words.noLetter}</h2>
        <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
          {[words.patience, words.spam, coachForgotPage.spelling, words.discreet].map((line) => (
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
      <BackLink href={loginPaths.login}>{coachForgotPage.backToLogin}</BackLink>
    </AuthPanel>
  );
}
