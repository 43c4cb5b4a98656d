"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-auth";
import * as coachForgotPage from "@aangan/copy/coach-forgot-page";
import * as common from "@aangan/copy/common";
import { type CoachLoginInput, coachLoginForm } from "@aangan/copy/forms/coach-login";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { CoachProfile } from "@/lib/profile";
import { loginPaths } from "./login-paths";
import { requiresSecondFactor, useLogin } from "./queries";

/** Returns the server's message if it has one, else a generic one. */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unexpected;
  return error.message || words.loginFailedText;
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** The error to show, or null. */
  failure: string | null;
  onDone: (profile: CoachProfile) => void;
  /** The email address to fill in for a coach who returns from the second step; else null. */
  email: string | null;
  /** Called when the password is correct and a code is required. */
  onCode: (email: string) => void;
}

/** The login form: email and password. */
export function LoginForm({ failure: before, email, onDone, onCode }: LoginFormProps) {
  const login = useLogin();
  const [failure, setFailure] = useState(before);
  const { register, handleSubmit, setFocus, formState } = useForm<CoachLoginInput>({
    resolver: standardSchemaResolver(coachLoginForm),
    defaultValues: { email: email ?? "", password: "" },
  });
  // The button next to the code was removed.
  useEffect(() => {
    if (email !== null) setFocus(email ? "password" : "email");
  }, [email, setFocus]);
  const pending = login.isPending || login.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    login.mutate(values, {
      onSuccess: (answer) => {
        if (requiresSecondFactor(answer)) onCode(values.email);
        else onDone(answer);
      },
      onError: (error) => {
        const description = failureOf(error);
        setFailure(description);
        toast({ title: words.loginFailed, description, variant: "destructive" });
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
      className="flex w-full max-w-[420px] flex-col gap-4"
    >
      <h1 className="mb-2 font-display font-medium text-h1">{words.title}</h1>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label={words.email} error={formState.errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="username" {...register("email")} />
      </Field>
      <Field
        label={words.password}
        labelAction={<TextLink href={loginPaths.forgot}>{coachForgotPage.link}</TextLink>}
        error={formState.errors.password?.message}
        required
      >
        <PasswordField
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          {...register("password")}
        />
      </Field>
      <Button type="submit" size="lg" block pending={pending} pendingText={words.loggingIn}>
        {words.login}
      </Button>
      <p className="text-ink-muted text-small">{words.trouble}</p>
    </form>
  );
}
