"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as general from "@aangan/copy/errors";
import { type ChangePasswordInput, changePasswordForm } from "@aangan/copy/forms/change-password";
import * as words from "@aangan/copy/profile";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { Link } from "@/lib/link";
import type { User } from "@/lib/user";
import { useChangePassword, useSendPasswordLink } from "./queries";
import { Section } from "./section";

/** The password, or the email that sets one, and the link to the member's data. */
export function PasswordSection({ user }: { user: User }) {
  return (
    <>
      <Section title={words.password} text={user.hasPassword ? words.passwordText : words.passwordSetText}>
        {user.hasPassword ? <ChangePassword username={user.username} /> : <SetPassword email={user.email} />}
      </Section>
      <Section title={words.myData} text={words.myDataText}>
        <TextLink asChild>
          <Link href={routes.myData.path}>{words.myDataLink}</Link>
        </TextLink>
      </Section>
    </>
  );
}

const fields = ["current", "password", "confirmPassword"] as const;
const empty: ChangePasswordInput = { current: "", password: "", confirmPassword: "" };

function ChangePassword({ username }: { username: string }) {
  const change = useChangePassword();
  const [visible, setVisible] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordInput>({
    resolver: standardSchemaResolver(changePasswordForm),
    defaultValues: empty,
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit(({ current, password }) => {
    if (change.isPending) return;
    // Act on the promise: the member may open another page during the request.
    change.mutateAsync({ current, password }).then(
      () => {
        reset(empty);
        toast({ title: words.passwordChanged.title, description: words.passwordChanged.text });
      },
      (error: unknown) => {
        showFieldErrors(error, fields, setError);
        toast({
          title: words.errorTitle,
          description: messageOf(error, general.somethingWrong),
          variant: "destructive",
        });
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
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {/* Identifies the account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={words.currentPassword} error={errors.current?.message} required>
        <PasswordField autoComplete="current-password" {...shown} {...register("current")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={words.newPassword} error={errors.password?.message} required>
          <PasswordField autoComplete="new-password" {...shown} {...register("password")} />
        </Field>
        <Field label={words.repeatPassword} error={errors.confirmPassword?.message} required>
          <PasswordField autoComplete="new-password" {...shown} {...register("confirmPassword")} />
        </Field>
      </div>
      <div>
        <Button
          type="submit"
          variant="secondary"
          pending={change.isPending}
          pendingText={words.changingPassword}
          disabled={!isDirty}
        >
          {words.changePassword}
        </Button>
      </div>
    </form>
  );
}

function SetPassword({ email }: { email: string }) {
  const send = useSendPasswordLink();
  const ask = () => {
    send.mutateAsync(email).then(
      () => toast({ title: words.setPasswordSent.title, description: words.setPasswordSent.text }),
      (error: unknown) =>
        toast({
          title: words.errorTitle,
          description: messageOf(error, general.somethingWrong),
          variant: "destructive",
        }),
    );
  };
  return (
    <Button
      variant="secondary"
      pending={send.isPending}
      pendingText={words.saving}
      disabled={send.isSuccess}
      onClick={ask}
    >
      {words.setPassword}
    </Button>
  );
}
