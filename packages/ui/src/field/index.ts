export { Field, type FieldProps } from "./field";
export {
  FieldContext,
  type FieldContextValue,
  type FieldControlAttributes,
  useFieldControl,
  useFieldGroup,
} from "./field-context";
export {
  FieldDescription,
  type FieldDescriptionProps,
  FieldError,
  type FieldErrorProps,
  Fieldset,
  type FieldsetProps,
  Label,
  type LabelProps,
} from "./field-parts";
