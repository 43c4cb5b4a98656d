import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Has a form show what is saved anew, be it from another device. What is being typed stays, and counts as changed for as long as it
 * differs. `inputOf` says what the form holds while nothing is changed, and is the same function each time. Returns which fields are
 * changed.
 */
export function useSaved<Input extends FieldValues, Values, Saved>(
  { formState, getValues, reset, setValue }: UseFormReturn<Input, unknown, Values>,
  saved: Saved,
  inputOf: (saved: Saved) => Input,
): UseFormReturn<Input>["formState"]["dirtyFields"] {
  useEffect(() => {
    const input = inputOf(saved);
    reset(input, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
    // That alone goes on taking for changed what is saved by now, and news of it would not be shown.
    for (const name of Object.keys(input) as Path<Input>[]) setValue(name, getValues(name), { shouldDirty: true });
  }, [saved, inputOf, getValues, reset, setValue]);
  // The form keeps book of that only where it is read, and the above stands on it.
  return formState.dirtyFields;
}
