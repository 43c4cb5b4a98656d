"use client";

import * as words from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import { type ChangePasswordInput, changePasswordForm } from "@aangan/copy/forms/change-password";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { passwordHint } from "@/lib/passwords";
import { useChangePassword } from "./queries";

const fields = ["current", "password", "confirmPassword"] as const;
const empty: ChangePasswordInput = { current: "", password: "", confirmPassword: "" };

/** Changes the password. `email` is the coach's address, for password managers. */
export function PasswordCard({ email }: { email: string }) {
  const change = useChangePassword();
  const [visible, setVisible] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordInput>({
    resolver: standardSchemaResolver(changePasswordForm),
    defaultValues: empty,
  });
  const { errors } = formState;
  const submit = handleSubmit(({ current, password }) => {
    if (change.isPending) return;
    // Act on the promise, because another tab may be shown at that time.
    change.mutateAsync({ current, password }).then(
      () => {
        reset(empty);
        toast({ title: words.passwordSaved.title, description: words.passwordSaved.text });
      },
      (error: unknown) => {
        showFieldErrors(error, fields, setError);
        toast({ title: words.passwordFailed, description: failureText(error), variant: "destructive" });
      },
    );
  });
  const shown = {
    visible,
    onVisibleChange: setVisible,
    showLabel: common.showPassword,
    hideLabel: common.hidePassword,
  };
  return (
    <Card>
      <CardTitle level={3}>{words.passwordHeading}</CardTitle>
      <CardDescription>{words.passwordText}</CardDescription>
      <form
        noValidate
        method="post"
        aria-label={words.passwordHeading}
        onSubmit={(event) => void submit(event)}
        className="mt-4 flex max-w-[640px] flex-col gap-4"
      >
        {/* Identifies the account for password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={words.current} error={errors.current?.message} required>
          <PasswordField autoComplete="current-password" {...shown} {...register("current")} />
        </Field>
        <Field label={words.new} description={passwordHint} error={errors.password?.message} required>
          <PasswordField autoComplete="new-password" {...shown} {...register("password")} />
        </Field>
        <Field label={words.confirm} error={errors.confirmPassword?.message} required>
          <PasswordField autoComplete="new-password" {...shown} {...register("confirmPassword")} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" pending={change.isPending} pendingText={words.saving}>
            {words.savePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
