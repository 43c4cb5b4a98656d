"use client";

import * as auth from "@aangan/copy/auth";
import { type RegistrationInput, registrationForm } from "@aangan/copy/forms/registration";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { keepGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { Agreement } from "./agreement";
import { forgetDrafts } from "./draft";
import { holdsEarlySubmit } from "./early-press";
import { registrationFailure } from "./failure";
import { FormFailure } from "./form-failure";
import { useFormStart } from "./form-start";
import type { AuthFormProps } from "./login-form";
import { PasswordTicks } from "./password-ticks";
import { useRegister } from "./queries";
import { SecretField } from "./secret-field";
import { forgetVariants, shownVariants } from "./variants";

const kept = ["firstName", "lastName", "username", "email"] as const;
const names = [...kept, "password", "confirmPassword"] as const;
const draft = { form: "register", names: kept } as const;

/** Sign Up. Registration signs in as well. */
export function RegistrationForm({
  passwordVisible,
  onPasswordVisible,
  onLogIn,
}: AuthFormProps & { onLogIn: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const registration = useRegister();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm<RegistrationInput>({
    resolver: standardSchemaResolver(registrationForm),
    defaultValues: { firstName: "", lastName: "", username: "", email: "", password: "", confirmPassword: "" },
  });
  const { keep, take } = useFormStart(form, { names, draft, setValue, getValues });
  const password = useWatch({ control, name: "password" });
  const { errors } = formState;
  const pending = registration.isPending || registration.isSuccess;

  const submit = handleSubmit((values) => {
    if (pending) return;
    const search = new URLSearchParams(window.location.search);
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
          forgetDrafts();
          window.location.assign(safeNext(search.get("next")));
        },
        onError: (error) => {
          const description = registrationFailure(error);
          setFailure(description);
          showFieldErrors(error, names, setError);
          toast({ title: auth.registrationFailed, description, variant: "destructive" });
        },
      },
    );
  });
  const secret = {
    autoComplete: "new-password",
    visible: passwordVisible,
    onVisibleChange: onPasswordVisible,
  } as const;

  return (
    <form
      ref={form}
      noValidate
      method="post"
      {...holdsEarlySubmit}
      suppressHydrationWarning
      onInput={keep}
      onSubmit={(event) => {
        setFailure(null);
        take();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {failure ? <FormFailure>{failure}</FormFailure> : null}
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
      <SecretField
        label={auth.password}
        error={errors.password?.message}
        description={<PasswordTicks password={password} />}
        registration={register("password")}
        {...secret}
      />
      <SecretField
        label={auth.confirmPassword}
        error={errors.confirmPassword?.message}
        registration={register("confirmPassword")}
        {...secret}
      />
      <Agreement />
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
