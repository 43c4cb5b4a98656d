import { TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Label}: those of a label element. */
export type LabelProps = ComponentProps<"label">;

/** The label above a control. Connect it with `htmlFor`; a `Field` does so automatically. */
export function Label({ className, children, ...props }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller connects it to a control with htmlFor
    <label className={cn("text-[0.90625rem]/5 font-semibold text-ink", className)} {...props}>
      {children}
    </label>
  );
}

/** Props of {@link FieldDescription}: those of a paragraph. */
export type FieldDescriptionProps = ComponentProps<"p">;

/** One line of help under a control. */
export function FieldDescription({ className, ...props }: FieldDescriptionProps) {
  return <p className={cn("text-fine text-ink-muted", className)} {...props} />;
}

/** Props of {@link FieldError}. */
export interface FieldErrorProps extends ComponentProps<"p"> {
  /** The error text. Renders nothing without it. */
  children?: ReactNode;
}

/** The validation error under the control: an icon and text in the danger colour. */
export function FieldError({ className, children, ...props }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className={cn("flex gap-1.5 text-[0.90625rem]/5 font-medium text-danger", className)} {...props}>
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.25 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Props of {@link Fieldset}. */
export interface FieldsetProps extends Omit<ComponentProps<"fieldset">, "title"> {
  /** The question the controls inside answer together. */
  legend: ReactNode;
  /** One line of help under the question. */
  description?: ReactNode;
}

/** Several controls that answer one question, such as a list of checkboxes. */
export function Fieldset({ legend, description, className, children, ...props }: FieldsetProps) {
  return (
    <fieldset className={cn("m-0 min-w-0 border-0 p-0", className)} {...props}>
      <legend className="mb-1 p-0 text-[0.90625rem]/5 font-semibold text-ink">{legend}</legend>
      {description ? <FieldDescription className="mb-1">{description}</FieldDescription> : null}
      {children}
    </fieldset>
  );
}
