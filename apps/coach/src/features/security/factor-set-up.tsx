"use client";

import * as words from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import { type FactorCodeInput, factorCodeForm } from "@aangan/copy/forms/factor-code";
import { type LinkAccountInput, linkAccountForm } from "@aangan/copy/forms/link-account";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { QRCodeSVG } from "qrcode.react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";
import { CopyButton } from "./copy-button";
import { type NewFactor, useBeginFactor, useConfirmFactor } from "./queries";

/** Props of {@link FactorSetUp}. */
export interface FactorSetUpProps {
  /** The coach's email address, for password managers. */
  email: string;
  onCancel: () => void;
  /** Called when it is on; its recovery codes are not saved yet. */
  onDone: () => void;
}

/** Sets two-step login up: the password, then the secret and the first code from it. */
export function FactorSetUp({ email, onCancel, onDone }: FactorSetUpProps) {
  const [begun, setBegun] = useState<NewFactor | null>(null);
  return begun ? (
    <FirstCode factor={begun} onCancel={onCancel} onDone={onDone} />
  ) : (
    <AskPassword email={email} onCancel={onCancel} onBegun={setBegun} />
  );
}

function AskPassword({
  email,
  onCancel,
  onBegun,
}: {
  email: string;
  onCancel: () => void;
  onBegun: (factor: NewFactor) => void;
}) {
  const begin = useBeginFactor();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LinkAccountInput>({
    resolver: standardSchemaResolver(linkAccountForm),
    defaultValues: { password: "" },
  });
  const { failure, showError, clear } = useFormErrors(["password"], setError);
  useEffect(() => setFocus("password"), [setFocus]);
  const submit = handleSubmit((values) => {
    if (begin.isPending) return;
    begin.mutate(values, { onSuccess: onBegun, onError: showError });
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={words.setUp}
      onSubmit={(event) => {
        clear();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      <p>{words.askPassword}</p>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.yourPassword} error={formState.errors.password?.message} required>
        <PasswordField
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          {...register("password")}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={begin.isPending} pendingText={words.continuing}>
          {words.continue}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Formats the secret in groups of four, for typing. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

function FirstCode({ factor, onCancel, onDone }: { factor: NewFactor; onCancel: () => void; onDone: () => void }) {
  const confirm = useConfirmFactor();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<FactorCodeInput>({
    resolver: standardSchemaResolver(factorCodeForm),
    defaultValues: { code: "" },
  });
  const { failure, showError, clear } = useFormErrors(["code"], setError);
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = handleSubmit((values) => {
    if (confirm.isPending) return;
    // Act on the promise, because the form may be closed at that time.
    confirm.mutateAsync(values).then(() => {
      toast({ title: words.turnedOn.title, description: words.turnedOn.text });
      onDone();
    }, showError);
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={words.setUp}
      onSubmit={(event) => {
        clear();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      <div>
        <h4 className="font-semibold text-h4">{words.scanTitle}</h4>
        <p className="mt-1 text-small">{words.scanText}</p>
      </div>
      <div className="flex flex-col gap-4 md:flex-row md:items-center">
        {/* Dark on white with a white margin in both themes, so that cameras can read it. */}
        <div className="w-fit shrink-0 overflow-hidden rounded-control border border-line">
          <QRCodeSVG
            value={factor.uri}
            size={200}
            marginSize={4}
            level="M"
            role="img"
            aria-label={words.pictureLabel}
          />
        </div>
        <div className="min-w-0">
          <p className="font-semibold text-label">{words.secretLabel}</p>
          <p className="mt-1 font-mono text-small [overflow-wrap:anywhere]" data-secret="">
            {grouped(factor.secret)}
          </p>
          <CopyButton text={factor.secret} label={words.copySecret} className="mt-2" />
        </div>
      </div>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label={words.codeLabel} description={words.codeHint} error={formState.errors.code?.message} required>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-[220px] tabular-nums tracking-[.12em]"
          {...register("code")}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={confirm.isPending} pendingText={words.confirming}>
          {words.confirmed}
        </Button>
        {/* A sent request cannot be cancelled. */}
        <Button variant="quiet" onClick={() => confirm.isPending || onCancel()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
