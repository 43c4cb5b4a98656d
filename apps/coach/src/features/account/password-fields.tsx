import * as common from "@aangan/copy/common";
import type { ResetInput } from "@aangan/copy/forms/reset";
import { Field } from "@aangan/ui/field/field.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { passwordHint } from "@/lib/passwords";

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  register: UseFormRegister<ResetInput>;
  errors: FieldErrors<ResetInput>;
}

/** The fields for a new password and its confirmation; both are shown or hidden together. */
export function NewPasswordFields({ label, confirmLabel, register, errors }: NewPasswordFieldsProps) {
  const [visible, setVisible] = useState(false);
  const shown = {
    visible,
    onVisibleChange: setVisible,
    showLabel: common.showPassword,
    hideLabel: common.hidePassword,
    autoComplete: "new-password",
  } as const;
  return (
    <>
      <Field label={label} description={passwordHint} error={errors.password?.message} required>
        <PasswordField {...shown} {...register("password")} />
      </Field>
      <Field label={confirmLabel} error={errors.confirmPassword?.message} required>
        <PasswordField {...shown} {...register("confirmPassword")} />
      </Field>
    </>
  );
}
