"use client";

import { Check, ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useContext, useEffect, useId, useRef } from "react";
import { FieldContext, type FieldControlAttributes, useFieldControl } from "../field/field-context";
import { controlClasses } from "../input/control-classes";
import { cn } from "../lib/cn";
import { type ComboboxOption, useCombobox } from "./use-combobox";

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldControlAttributes {
  /** All options. */
  options: readonly ComboboxOption[];
  /** The selected value, when controlled; "" for none. */
  value?: string;
  /** The initial value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value; "" when the box was emptied. */
  onValueChange?: (value: string) => void;
  /** Called when focus leaves, for forms that validate then. */
  onBlur?: () => void;
  placeholder?: string;
  /** The text of a list without matches. */
  emptyText?: string;
  /** Formats the number of matches for screen readers. */
  formatCount?: (count: number) => string;
  /** Name of the arrow button. */
  toggleLabel?: string;
  /** Needed outside a Field. */
  "aria-label"?: string;
  className?: string;
  ref?: React.Ref<HTMLInputElement>;
}

/**
 * Selects one of many known values (a time zone, a city) by typing. Arrows move through the matches, Enter selects,
 * Esc closes, and a second Esc clears the box. Typed text without a choice is dropped.
 */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
  emptyText = "Nothing found",
  formatCount = (count) => `${count} found`,
  toggleLabel = "Show options",
  className,
  ref,
  ...props
}: ComboboxProps) {
  const field = useContext(FieldContext);
  const control = useFieldControl(props);
  const listId = useId();
  const box = useCombobox({ options, value, defaultValue, onValueChange });
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${listId}-${index}`;

  const activeId = box.open && box.active >= 0 ? optionId(box.active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <Popover.Root open={box.open} onOpenChange={(open) => (open ? box.show() : box.hide())}>
      <Popover.Anchor asChild>
        <div ref={anchor} className={cn("relative", className)}>
          <input
            {...control}
            ref={(node) => {
              input.current = node;
              if (typeof ref === "function") return ref(node);
              if (ref) ref.current = node;
            }}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={box.open ? listId : undefined}
            aria-activedescendant={activeId}
            placeholder={placeholder}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onClick={box.show}
            onKeyDown={box.onKeyDown}
            onBlur={() => {
              box.leave();
              onBlur?.();
            }}
            className={cn(controlClasses, "h-12 py-2 pr-11 pl-3.5")}
          />
          <button
            type="button"
            // Not a tab stop: the box's arrow keys do the same.
            tabIndex={-1}
            aria-label={toggleLabel}
            aria-expanded={box.open}
            disabled={control.disabled}
            // Keeps the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (box.open) box.hide();
              else box.show();
            }}
            className="absolute inset-y-0 right-0.5 grid w-11 cursor-pointer place-items-center rounded-control text-ink disabled:cursor-not-allowed disabled:text-ink-muted"
          >
            <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
          <span role="status" className="sr-only">
            {box.open && box.typed ? (box.shown.length > 0 ? formatCount(box.shown.length) : emptyText) : ""}
          </span>
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="group"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          // The list is outside a surrounding dialog's content, and dialogs block wheel events there.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          // Keeps the focus in the box while an option is pressed.
          onMouseDown={(event) => event.preventDefault()}
          // The box handles Esc: first for the list, then for its text.
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="z-60 w-(--radix-popover-trigger-width) overflow-hidden rounded-control border border-line bg-raised text-ink shadow-cast-2"
        >
          <div
            id={listId}
            role="listbox"
            aria-labelledby={field?.labelId}
            aria-label={props["aria-label"]}
            className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto overscroll-contain not-empty:p-1.25"
          >
            {box.shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box, which has focus, handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === box.value}
                data-active={index === box.active || undefined}
                onClick={() => box.take(option)}
                onPointerMove={() => box.point(index)}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[6px] py-1.5 pr-2 pl-2.5 text-body aria-selected:font-semibold data-active:bg-sunk"
              >
                <span className="min-w-0 grow">
                  {option.label}
                  {option.description ? (
                    <span className="block font-normal text-fine text-ink-muted">{option.description}</span>
                  ) : null}
                </span>
                <span className="grid w-5 shrink-0 place-items-center text-primary">
                  {option.value === box.value ? (
                    <Check aria-hidden="true" strokeWidth={2} className="size-4.5" />
                  ) : null}
                </span>
              </div>
            ))}
          </div>
          {box.shown.length === 0 ? <p className="px-3.5 py-3 text-ink-muted text-small">{emptyText}</p> : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
