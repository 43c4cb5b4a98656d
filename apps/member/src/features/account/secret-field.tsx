"use client";

import * as auth from "@aangan/copy/auth";
import * as common from "@aangan/copy/common";
import { Field } from "@aangan/ui/field/field.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

/** Props of {@link SecretField}. */
export interface SecretFieldProps {
  label: string;
  error: string | undefined;
  autoComplete: "current-password" | "new-password";
  visible: boolean;
  onVisibleChange: (visible: boolean) => void;
  /** The registration of react-hook-form for the field. */
  registration: UseFormRegisterReturn;
  /** A link at the right end of the label's line. */
  action?: ReactNode;
  description?: ReactNode;
}

/** A password field that warns when Caps Lock is on. */
export function SecretField({
  label,
  error,
  autoComplete,
  visible,
  onVisibleChange,
  registration,
  action,
  description,
}: SecretFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <div>
      <Field label={label} error={error} labelAction={action} description={description} required>
        <PasswordField
          autoComplete={autoComplete}
          visible={visible}
          onVisibleChange={onVisibleChange}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          {...registration}
          onKeyDown={updateCapsLock}
          onKeyUp={updateCapsLock}
          onBlur={(event) => {
            setCapsLock(false);
            void registration.onBlur(event);
          }}
        />
      </Field>
      {/* The live region exists before its text, so that the text is announced. */}
      <p role="status" className="font-medium text-caution text-fine">
        {capsLock ? <span className="mt-1 block">{auth.capsLock}</span> : null}
      </p>
    </div>
  );
}
