"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useFieldControl } from "../field/field-context";
import { IconButton } from "../icon-button/icon-button";
import { Input, type InputProps } from "../input/input";
import { cn } from "../lib/cn";

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<InputProps, "type"> {
  /** Whether the characters are visible, when controlled: two forms may share it. */
  visible?: boolean;
  /** Whether they are visible at first, when uncontrolled. */
  defaultVisible?: boolean;
  /** Called with the new state when the eye button is pressed. */
  onVisibleChange?: (visible: boolean) => void;
  /** Name of the eye button while the characters are hidden. */
  showLabel?: string;
  /** Name of the eye button while they are visible. */
  hideLabel?: string;
}

/**
 * A password box with a button to show the typed text. Child of a `Field`. Set `autoComplete` to "current-password" or
 * "new-password" for password managers.
 */
export function PasswordField({
  visible,
  defaultVisible = false,
  onVisibleChange,
  showLabel = "Show password",
  hideLabel = "Hide password",
  className,
  ...props
}: PasswordFieldProps) {
  const control = useFieldControl({ disabled: props.disabled });
  const [own, setOwn] = useState(defaultVisible);
  const shown = visible ?? own;

  const toggle = () => {
    setOwn(!shown);
    onVisibleChange?.(!shown);
  };

  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className={cn("pr-13", className)}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        className="absolute top-1/2 right-0.75 -mt-5.5 h-11 w-11 text-ink"
        disabled={control.disabled}
        onClick={toggle}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  );
}
