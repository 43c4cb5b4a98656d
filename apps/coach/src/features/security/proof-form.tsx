"use client";

import * as words from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import { type FactorProofInput, factorProofForm } from "@aangan/copy/forms/factor-proof";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";
import type { FactorProof } from "./queries";

/** Props of {@link ProofForm}. */
export interface ProofFormProps {
  /** The heading. */
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel: string;
  /** The coach's email address, for password managers. */
  email: string;
  destructive?: boolean;
  onCancel: () => void;
  /** Runs the action; its errors are shown in the form. */
  confirm: (proof: FactorProof) => Promise<void>;
}

/** Requires the password and a code before a change of two-step login. */
export function ProofForm({
  title,
  text,
  confirmLabel,
  pendingLabel,
  email,
  destructive = false,
  onCancel,
  confirm,
}: ProofFormProps) {
  const [pending, setPending] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<FactorProofInput>({
    resolver: standardSchemaResolver(factorProofForm),
    defaultValues: { password: "", code: "" },
  });
  const { failure, showError, clear } = useFormErrors(["password", "code"], setError);
  useEffect(() => setFocus("password"), [setFocus]);
  const submit = handleSubmit(async (values) => {
    if (pending) return;
    setPending(true);
    try {
      await confirm(values);
    } catch (error) {
      setPending(false);
      showError(error);
    }
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={title}
      onSubmit={(event) => {
        clear();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      <div>
        <h4 className="font-semibold text-h4">{title}</h4>
        <p className="mt-1 text-small">{text}</p>
      </div>
      {failure ? (
        <Alert tone="danger" title={words.factorFailed}>
          {failure}
        </Alert>
      ) : null}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.yourPassword} error={formState.errors.password?.message} required>
        <PasswordField
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          {...register("password")}
        />
      </Field>
      <Field label={words.proofCode} error={formState.errors.code?.message} required>
        <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} {...register("code")} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={destructive ? "destructive" : "primary"}
          pending={pending}
          pendingText={pendingLabel}
        >
          {confirmLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
