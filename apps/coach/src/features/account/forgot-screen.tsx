"use client";

import * as coachForgotPage from "@aangan/copy/coach-forgot-page";
import * as words from "@aangan/copy/forgot-page";
import { type ForgotInput, forgotForm } from "@aangan/copy/forms/forgot";
import { EmailSent, type EmailSentProps } from "@aangan/shell/session/email-sent.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";
import { AuthPanel, BackLink } from "./auth-panel";
import { loginPaths } from "./login-paths";
import { useForgot } from "./queries";

/** Requests an email with a link for a new password, and explains what to do until it arrives. */
export function ForgotScreen() {
  const forgot = useForgot();
  const alive = useHydrated();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const [again, setAgain] = useState(false);

  if (sent) {
    return (
      <Sent
        {...sent}
        again={() => forgot.mutateAsync({ email: sent.email })}
        onOther={() => {
          forgot.reset();
          setSent(null);
          setAgain(true);
        }}
      />
    );
  }
  return (
    <AuthPanel heading={words.heading} text={coachForgotPage.text}>
      {alive ? <ForgotForm forgot={forgot} again={again} onSent={setSent} /> : <FormSkeleton />}
      <BackLink href={loginPaths.login}>{coachForgotPage.backToLogin}</BackLink>
    </AuthPanel>
  );
}

const never = () => () => {};

/** Returns whether the page is hydrated. Before that, a form would lose its input and could not be sent. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Placeholder of the form's size. */
function FormSkeleton() {
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
  again,
  onSent,
}: {
  forgot: ReturnType<typeof useForgot>;
  /** Another address was entered: the pressed button was removed. */
  again: boolean;
  onSent: (sent: { email: string; message: string }) => void;
}) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ForgotInput>({
    resolver: standardSchemaResolver(forgotForm),
    defaultValues: { email: "" },
  });
  const { failure, showError, clear } = useFormErrors(["email"], setError);
  useEffect(() => {
    if (again) setFocus("email");
  }, [again, setFocus]);
  const submit = handleSubmit((values) => {
    if (forgot.isPending) return;
    forgot.mutate(values, {
      onSuccess: ({ message }) => onSent({ email: values.email, message }),
      onError: showError,
    });
  });
  return (
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
      <Field label={words.email} error={formState.errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="username" {...register("email")} />
      </Field>
      <Button type="submit" size="lg" block pending={forgot.isPending} pendingText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

function Sent(letter: Omit<EmailSentProps, "spelling">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={words.sentHeading} headingRef={heading}>
      <EmailSent {...letter} spelling={coachForgotPage.spelling} />
      <BackLink href={loginPaths.login}>{coachForgotPage.backToLogin}</BackLink>
    </AuthPanel>
  );
}
