"use client";

import * as auth from "@aangan/copy/auth";
import * as deadLink from "@aangan/copy/dead-link";
import * as forgotPage from "@aangan/copy/forgot-page";
import { type ResetInput, resetForm } from "@aangan/copy/forms/reset";
import * as words from "@aangan/copy/reset-page";
import { useLinkToken } from "@aangan/shell/session/link-token.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Failure } from "@/lib/failure";
import { showFieldErrors } from "@/lib/field-errors";
import { forgetUser } from "@/lib/user-cache";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { Checking } from "./checking";
import { keepDraft } from "./draft";
import { plainFailure, refusedWith } from "./failure";
import { FormFailure } from "./form-failure";
import { authAddress, authPaths } from "./notices";
import { PasswordTicks } from "./password-ticks";
import { useReset, useResetLink } from "./recovery";
import { SecretField } from "./secret-field";

const names = ["password", "confirmPassword"] as const;

/** The page that an email's reset link opens: sets a new password and ends every session. */
export function ResetScreen() {
  const token = useLinkToken();
  const link = useResetLink(token);
  const [over, setOver] = useState(false);

  if (token === "") return <Dead text={deadLink.incomplete} />;
  if (over || refusedWith(link.error, 410)) return <Dead text={words.expiredText} />;
  if (link.error) {
    return (
      <AuthPanel heading={words.heading}>
        <Failure
          screen
          title={words.checkFailed}
          error={new Error(plainFailure(link.error))}
          pending={link.isFetching}
          onRetry={() => void link.refetch()}
        />
      </AuthPanel>
    );
  }
  if (!token || !link.data) return <Checking label={words.checking} fields={2} />;
  return (
    <AuthPanel heading={words.heading} text={words.text({ username: link.data.username })}>
      <ResetForm token={token} username={link.data.username} onOver={() => setOver(true)} />
    </AuthPanel>
  );
}

function Dead({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form may have been shown here until its link was rejected.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={deadLink.heading} text={text} headingRef={heading}>
      <Button asChild size="lg" block>
        <a href={authPaths.forgot}>{words.sendNewLink}</a>
      </Button>
      <BackLink href={authAddress()}>{forgotPage.backToLogIn}</BackLink>
    </AuthPanel>
  );
}

interface ResetFormProps {
  token: string;
  username: string;
  /** The link was used or expired while the form was open. */
  onOver: () => void;
}

function ResetForm({ token, username, onOver }: ResetFormProps) {
  const reset = useReset();
  const [visible, setVisible] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm<ResetInput>({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const password = useWatch({ control, name: "password" });
  const { errors } = formState;
  const pending = reset.isPending || reset.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    reset.mutate(
      { token, password: values.password },
      {
        onSuccess: () => {
          // All sessions have ended, including this browser's.
          forgetUser();
          keepDraft("login", { username });
          window.location.assign(authAddress({ notice: "password-changed" }));
        },
        onError: (error) => {
          if (refusedWith(error, 410)) onOver();
          else showFieldErrors(error, names, setError);
        },
      },
    );
  });
  const secret = { autoComplete: "new-password", visible, onVisibleChange: setVisible } as const;

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        if (!pending) reset.reset();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {reset.error ? <FormFailure>{plainFailure(reset.error)}</FormFailure> : null}
      {/* Identifies the account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        label={words.newPassword}
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
      <Button type="submit" size="lg" block pending={pending} pendingText={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
