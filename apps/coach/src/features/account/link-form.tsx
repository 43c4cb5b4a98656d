"use client";

import * as auth from "@aangan/copy/auth";
import { type ResetInput, resetForm } from "@aangan/copy/forms/reset";
import { refusedWith } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";
import { NewPasswordFields } from "./password-fields";

/** Props of {@link LinkForm}. */
export interface LinkFormProps {
  /** The account's email address, for password managers; empty if unknown. */
  email: string;
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Saves the password and redirects. Its errors are shown in the form. */
  save: (password: string) => Promise<void>;
  /** Called when the link was used or expired while the form was open. */
  onExpired: () => void;
}

/** Sets a new password with an emailed link. */
export function LinkForm({ email, label, submitLabel, pendingLabel, save, onExpired }: LinkFormProps) {
  const [pending, setPending] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<ResetInput>({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { failure, showError, clear } = useFormErrors(["password", "confirmPassword"], setError);
  const submit = handleSubmit(async ({ password }) => {
    if (pending) return;
    setPending(true);
    try {
      // Stays pending after saving, because the page redirects.
      await save(password);
    } catch (error) {
      setPending(false);
      if (refusedWith(error, 410)) onExpired();
      else showError(error);
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        clear();
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {email ? <input type="text" name="username" autoComplete="username" value={email} readOnly hidden /> : null}
      <NewPasswordFields
        label={label}
        confirmLabel={auth.confirmPassword}
        register={register}
        errors={formState.errors}
      />
      <Button type="submit" size="lg" block pending={pending} pendingText={pendingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
