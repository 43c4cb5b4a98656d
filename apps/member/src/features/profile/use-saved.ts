import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Updates a form when its stored values change, also from another device. Fields with unsaved input keep it, and count
 * as changed while they differ. `inputOf` returns the form's values without changes, and must be stable. Returns the
 * changed fields.
 */
export function useSaved<Input extends FieldValues, Values, Saved>(
  { formState, getValues, reset, setValue }: UseFormReturn<Input, unknown, Values>,
  saved: Saved,
  inputOf: (saved: Saved) => Input,
): UseFormReturn<Input>["formState"]["dirtyFields"] {
  useEffect(() => {
    const input = inputOf(saved);
    reset(input, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
    // Otherwise a field that equals the stored value by now would still count as changed, and hide later updates.
    for (const name of Object.keys(input) as Path<Input>[]) setValue(name, getValues(name), { shouldDirty: true });
  }, [saved, inputOf, getValues, reset, setValue]);
  // react-hook-form tracks dirty fields only if they are read, and the code above needs them.
  return formState.dirtyFields;
}
