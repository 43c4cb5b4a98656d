"use client";

import { auth } from "@aangan/copy/auth";
import { common } from "@aangan/copy/common";
import { type RegistrationInput, registrationForm } from "@aangan/copy/forms/registration";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { PasswordField } from "@aangan/ui/password-field";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { keepGreeting } from "@/lib/greeting";
import { registrationFailure, showFieldErrors } from "./failure";
import type { AuthFormProps } from "./login-form";
import { useRegister } from "./queries";
import { forgetVariants, shownVariants } from "./variants";

const fields = ["firstName", "lastName", "username", "email", "password", "confirmPassword"] as const;

/** Sign Up. Registration signs in as well. */
export function RegistrationForm({
  next,
  search,
  passwordVisible,
  onPasswordVisible,
  onLogIn,
}: AuthFormProps & {
  /** The query of the address, which says what the visitor was shown on the site. */
  search: URLSearchParams;
  onLogIn: () => void;
}) {
  const registration = useRegister();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<RegistrationInput>({
    resolver: standardSchemaResolver(registrationForm),
    defaultValues: { firstName: "", lastName: "", username: "", email: "", password: "", confirmPassword: "" },
  });
  const { errors } = formState;
  const pending = registration.isPending || registration.isSuccess;

  const submit = handleSubmit((values) => {
    if (pending) return;
    registration.mutate(
      {
        ...values,
        ...shownVariants(search),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      {
        onSuccess: () => {
          keepGreeting("registered");
          forgetVariants();
          window.location.assign(next);
        },
        onError: (error) => {
          const description = registrationFailure(error);
          showFieldErrors(error, fields, setError);
          setFailure(description);
          toast({ title: auth.registrationFailed, description, variant: "destructive" });
        },
      },
    );
  });
  const password = {
    visible: passwordVisible,
    onVisibleChange: onPasswordVisible,
    showLabel: common.showPassword,
    hideLabel: common.hidePassword,
  };

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
      <div className="grid grid-cols-2 gap-3">
        <Field label={auth.firstName} error={errors.firstName?.message} required>
          <Input autoComplete="given-name" {...register("firstName")} />
        </Field>
        <Field label={auth.lastName} error={errors.lastName?.message} required>
          <Input autoComplete="family-name" {...register("lastName")} />
        </Field>
      </div>
      <Field label={auth.username} description={auth.usernameHint} error={errors.username?.message} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register("username")}
        />
      </Field>
      <Field label={auth.email} error={errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Field label={auth.password} description={auth.passwordHint} error={errors.password?.message} required>
        <PasswordField autoComplete="new-password" {...password} {...register("password")} />
      </Field>
      <Field label={auth.confirmPassword} error={errors.confirmPassword?.message} required>
        <PasswordField autoComplete="new-password" {...password} {...register("confirmPassword")} />
      </Field>
      <p className="text-fine text-ink-muted">{auth.agreement}</p>
      <Button type="submit" size="lg" block pending={pending} pendingText={auth.creatingAccount}>
        {auth.signUp}
      </Button>
      <p className="mt-1 text-center text-small">
        {auth.alreadyMember}{" "}
        <Button variant="quiet" size="sm" onClick={onLogIn}>
          {auth.logIn}
        </Button>
      </p>
    </form>
  );
}
