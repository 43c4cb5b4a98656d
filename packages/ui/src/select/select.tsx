"use client";

import { Check, ChevronDown, ChevronUp } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import { type ReactNode, useState } from "react";
import { type FieldControlAttributes, useFieldControl } from "../field/field-context";
import { controlClasses } from "../input/control-classes";
import { cn } from "../lib/cn";

/** One option. */
export interface SelectOption {
  /** The stored value. Never empty: an empty value means no selection. */
  value: string;
  /** The displayed label. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

/** Options under one heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** Its options. */
  options: readonly SelectOption[];
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldControlAttributes {
  /** Options, in the order they are shown, or groups of them. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The selected value, when controlled; "" for no selection. */
  value?: string;
  /** The initial value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
  /** Called when the list closes or focus leaves, for forms that validate then. */
  onBlur?: () => void;
  /** Text shown without a selection. */
  placeholder?: string;
  /** Name in a plain form. */
  name?: string;
  /** 48 px in forms, 44 px in toolbars. */
  height?: 44 | 48;
  /** A lucide icon before the value (a filter icon before "All engagement"). */
  icon?: ReactNode;
  /** Needed outside a Field. */
  "aria-label"?: string;
  className?: string;
  ref?: React.Ref<HTMLButtonElement>;
}

/**
 * Selects one of a few known values from a list, up to about twelve; beyond that a `Combobox` is faster. Typing jumps,
 * arrows move, Enter selects, Esc changes nothing.
 */
export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
  name,
  height = 48,
  icon,
  className,
  ...props
}: SelectProps) {
  const { disabled, required, ...control } = useFieldControl(props);
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onValueChange ? { onValueChange } : {})}
      {...(name ? { name } : {})}
      {...(disabled ? { disabled } : {})}
      {...(required ? { required } : {})}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onBlur?.();
      }}
    >
      <Primitive.Trigger
        {...control}
        // While the list is open everything behind it is hidden from screen readers, so it must not be a tab stop.
        tabIndex={open ? -1 : undefined}
        onBlur={onBlur}
        className={cn(
          controlClasses,
          "flex cursor-pointer items-center gap-2.5 pr-3 pl-3.5 text-left data-placeholder:text-ink-muted",
          "[&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]",
          height === 48 ? "h-12" : "h-11",
          className,
        )}
      >
        {icon}
        <span className="min-w-0 grow truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden="true" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            "z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-(--radix-select-content-available-width)",
            "overflow-hidden rounded-control border border-line bg-raised text-ink shadow-cast-2",
          )}
        >
          <Primitive.ScrollUpButton className="grid h-7 place-items-center">
            <ChevronUp aria-hidden="true" className="size-4.5" />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport className="p-1.25">
            {options.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Primitive.Viewport>
          <Primitive.ScrollDownButton className="grid h-7 place-items-center">
            <ChevronDown aria-hidden="true" className="size-4.5" />
          </Primitive.ScrollDownButton>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ entry }: { entry: SelectOption | SelectGroup }) {
  if ("value" in entry) return <Item option={entry} />;
  return (
    <Primitive.Group className="not-first:mt-1 not-first:border-line not-first:border-t not-first:pt-1">
      <Primitive.Label className="px-2.5 pt-1.5 pb-1 text-ink-muted text-label">{entry.label}</Primitive.Label>
      {entry.options.map((option) => (
        <Item key={option.value} option={option} />
      ))}
    </Primitive.Group>
  );
}

function Item({ option }: { option: SelectOption }) {
  return (
    <Primitive.Item
      value={option.value}
      {...(option.disabled ? { disabled: true } : {})}
      className={cn(
        "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-[6px] py-1.5 pr-2 pl-2.5 text-body",
        // The highlight marks focus inside the list: a ring would repeat it.
        "outline-none data-highlighted:bg-sunk data-[state=checked]:font-semibold",
        "data-disabled:cursor-not-allowed data-disabled:text-ink-muted",
      )}
    >
      <span className="grow">
        <Primitive.ItemText>{option.label}</Primitive.ItemText>
      </span>
      <span className="grid w-5 shrink-0 place-items-center text-primary">
        <Primitive.ItemIndicator>
          <Check aria-hidden="true" strokeWidth={2} className="size-4.5" />
        </Primitive.ItemIndicator>
      </span>
    </Primitive.Item>
  );
}
