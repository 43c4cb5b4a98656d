"use client";

import { auth } from "@aangan/copy/auth";
import { common } from "@aangan/copy/common";
import { type LoginInput, loginForm } from "@aangan/copy/forms/login";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Checkbox } from "@aangan/ui/checkbox";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { PasswordField } from "@aangan/ui/password-field";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { keepGreeting } from "@/lib/greeting";
import { loginFailure } from "./failure";
import { useLogin } from "./queries";

/** Props of both forms of the screen. */
export interface AuthFormProps {
  /** Where to go afterwards. */
  next: string;
  passwordVisible: boolean;
  onPasswordVisible: (visible: boolean) => void;
}

/** Log In. On success the whole page is left, so that nothing of a visitor's page stays in memory. */
export function LoginForm({
  next,
  passwordVisible,
  onPasswordVisible,
  onSignUp,
}: AuthFormProps & { onSignUp: () => void }) {
  const login = useLogin();
  const [failure, setFailure] = useState<string | null>(null);
  const [sharedDevice, setSharedDevice] = useState(false);
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { username: "", password: "" },
  });
  const pending = login.isPending || login.isSuccess;

  const submit = handleSubmit((values) => {
    if (pending) return;
    setFailure(null);
    login.mutate(
      { ...values, sharedDevice },
      {
        onSuccess: () => {
          keepGreeting("signed-in");
          window.location.assign(next);
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
      noValidate
      method="post"
      onSubmit={(event) => {
        setFailure(null);
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label={auth.usernameOrEmail} error={formState.errors.username?.message} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register("username")}
        />
      </Field>
      <Field label={auth.password} error={formState.errors.password?.message} required>
        <PasswordField
          autoComplete="current-password"
          visible={passwordVisible}
          onVisibleChange={onPasswordVisible}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          {...register("password")}
        />
      </Field>
      <Checkbox
        label={auth.sharedDevice}
        description={auth.sharedDeviceHint}
        checked={sharedDevice}
        onCheckedChange={(checked) => setSharedDevice(checked === true)}
      />
      <Button type="submit" size="lg" block pending={pending} pendingText={auth.loggingIn}>
        {auth.logIn}
      </Button>
      <p className="mt-1 text-center text-small">
        {auth.newHere}{" "}
        <Button variant="quiet" size="sm" onClick={onSignUp}>
          {auth.signUp}
        </Button>
      </p>
    </form>
  );
}
