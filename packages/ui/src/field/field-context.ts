"use client";

import { createContext, useContext } from "react";

/** The data that a field passes to its control. */
export interface FieldContextValue {
  /** Id of the control; the label points at it. */
  controlId: string;
  /** Id of the label, for controls that are not labelable elements (groups, sliders). */
  labelId: string;
  /** Ids of the description and the shown error, in reading order; undefined without either. */
  describedBy: string | undefined;
  /** The value is invalid and an error is shown. */
  invalid: boolean;
  /** The form cannot be sent without it. */
  required: boolean;
  /** Unavailable. */
  disabled: boolean;
}

/** Carries {@link FieldContextValue} from a Field to its control; null outside a Field. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes a field can fill in on a control. */
export interface FieldControlAttributes {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
  "aria-required"?: React.AriaAttributes["aria-required"];
}

/**
 * Returns the props with id, disabled, aria-describedby, aria-invalid and aria-required from the surrounding Field.
 * The caller's own values win; descriptions are joined. Outside a Field the props are returned unchanged. A required
 * control gets only the ARIA attribute, not `required`: the forms show their own messages, not the browser's.
 */
export function useFieldControl<P extends FieldControlAttributes>(props: P): P {
  const field = useContext(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.controlId,
    disabled: props.disabled ?? (field.disabled || undefined),
    "aria-describedby": joinIds(props["aria-describedby"], field.describedBy),
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    "aria-required": props["aria-required"] ?? (field.required || undefined),
  };
}

/**
 * Like {@link useFieldControl}, for controls that a label element cannot reference: also sets `aria-labelledby`,
 * unless the control has its own name.
 */
export function useFieldGroup<
  P extends FieldControlAttributes & { "aria-label"?: string | undefined; "aria-labelledby"?: string | undefined },
>(props: P): P {
  const field = useContext(FieldContext);
  const control = useFieldControl(props);
  if (!field || props["aria-label"] || props["aria-labelledby"]) return control;
  return { ...control, "aria-labelledby": field.labelId };
}

function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
