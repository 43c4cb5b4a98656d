"use client";

import { ApiError } from "@aangan/api/errors";
import { coachAuth as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { type CoachLoginInput, coachLoginForm } from "@aangan/copy/forms/coach-login";
import { routes } from "@aangan/copy/routes";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { PasswordField } from "@aangan/ui/password-field";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { keepGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/places";
import { type CoachProfile, onlyAdministers } from "@/lib/profile";
import { useLogin } from "./queries";

/** The server's own sentence when it has one, else the general ones. */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unexpected;
  return error.message || words.loginFailedText;
}

/** Where somebody goes: where they wanted to, and who has no clients never to the page of clients. */
function homeOf(profile: CoachProfile, next: string | null): string {
  if (!onlyAdministers(profile)) return safeNext(next);
  const wanted = safeNext(next, routes.coachAdmin.path);
  return wanted.startsWith(routes.coachDashboard.path) ? routes.coachAdmin.path : wanted;
}

/** Email, password, Login. */
export function LoginForm() {
  const next = useSearchParams().get("next");
  const login = useLogin();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<CoachLoginInput>({
    resolver: standardSchemaResolver(coachLoginForm),
    defaultValues: { email: "", password: "" },
  });
  const pending = login.isPending || login.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    login.mutate(values, {
      onSuccess: (profile) => {
        keepGreeting();
        window.location.assign(homeOf(profile, next));
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
      <Field label={words.password} error={formState.errors.password?.message} required>
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
