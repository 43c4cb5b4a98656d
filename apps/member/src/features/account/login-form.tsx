"use client";

import * as auth from "@aangan/copy/auth";
import { type LoginInput, loginForm } from "@aangan/copy/forms/login";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { keepGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { forgetDrafts } from "./draft";
import { holdsEarlySubmit } from "./early-press";
import { loginFailure } from "./failure";
import { FormFailure } from "./form-failure";
import { useFormStart } from "./form-start";
import { GoogleButton } from "./google-button";
import { useLogin } from "./queries";
import { SecretField } from "./secret-field";

/** Props of both forms of the screen. */
export interface AuthFormProps {
  passwordVisible: boolean;
  onPasswordVisible: (visible: boolean) => void;
}

const names = ["username", "password"] as const;
const draft = { form: "login", names: ["username"] } as const;

/** Log In. On success a new page is loaded, so that nothing of the visitor's page stays in memory. */
export function LoginForm({
  passwordVisible,
  onPasswordVisible,
  forgotHref,
  onSignUp,
}: AuthFormProps & { forgotHref: string; onSignUp: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin();
  const [failure, setFailure] = useState<string | null>(null);
  const [sharedDevice, setSharedDevice] = useState(false);
  const { register, handleSubmit, setValue, getValues, formState } = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { username: "", password: "" },
  });
  const { keep, take } = useFormStart(form, { names, draft, setValue, getValues });
  const pending = login.isPending || login.isSuccess;

  const submit = handleSubmit((values) => {
    if (pending) return;
    login.mutate(
      { ...values, sharedDevice },
      {
        onSuccess: () => {
          keepGreeting("signed-in");
          forgetDrafts();
          window.location.assign(safeNext(new URLSearchParams(window.location.search).get("next")));
        },
        onError: (error) => {
          const description = loginFailure(error);
          setFailure(description);
          toast({ title: auth.loginFailed, description, variant: "destructive" });
        },
      },
    );
  });

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
      <Field label={auth.usernameOrEmail} error={formState.errors.username?.message} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register("username")}
        />
      </Field>
      <SecretField
        label={auth.password}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        visible={passwordVisible}
        onVisibleChange={onPasswordVisible}
        registration={register("password")}
        action={<TextLink href={forgotHref}>{auth.forgotPassword}</TextLink>}
      />
      <Checkbox
        label={auth.sharedDevice}
        description={auth.sharedDeviceHint}
        checked={sharedDevice}
        onCheckedChange={setSharedDevice}
        className="py-0.5"
      />
      <Button type="submit" size="lg" block pending={pending} pendingText={auth.loggingIn}>
        {auth.logIn}
      </Button>
      <GoogleButton sharedDevice={sharedDevice} onFailure={setFailure} />
      <p className="mt-1 text-center text-small">
        {auth.newHere}{" "}
        <Button variant="quiet" size="sm" data-tab="register" onClick={onSignUp}>
          {auth.signUp}
        </Button>
      </p>
    </form>
  );
}
