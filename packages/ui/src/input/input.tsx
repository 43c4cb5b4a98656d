"use client";

import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "../field/field-context";
import { cn } from "../lib/cn";
import { controlClasses } from "./control-classes";

/** Props of {@link Input}: those of an input element, and its height. */
export interface InputProps extends ComponentProps<"input"> {
  /** 48 px in forms, 44 px in bars with buttons. */
  height?: 44 | 48;
}

/** A single-line text box. A `Field` provides its id, description and error; without one it needs an `aria-label`. */
export function Input({ height = 48, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  return (
    <input
      {...control}
      className={cn(
        controlClasses,
        "px-3.5 read-only:bg-surface disabled:read-only:bg-sunk",
        height === 48 ? "h-12 py-2" : "h-11 py-1.5",
        className,
      )}
    />
  );
}

/** Props of {@link NumberInput}: those of {@link Input} without the ones that it sets. */
export type NumberInputProps = Omit<InputProps, "type" | "inputMode" | "pattern">;

/**
 * A whole number as text, with the numeric keyboard on phones: an age, a year. The value stays a string and is not
 * changed while typing; the form reports "abc" as an error. No spin buttons, and no wheel that changes an age by
 * accident.
 */
export function NumberInput({ className, ...props }: NumberInputProps) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      className={cn("tabular-nums", className)}
      {...props}
    />
  );
}

// Replaces the browser's blue clear button with one in the text colour.
const clearClasses = [
  "[&::-webkit-search-cancel-button]:size-3.5 [&::-webkit-search-cancel-button]:cursor-pointer [&::-webkit-search-cancel-button]:appearance-none",
  "[&::-webkit-search-cancel-button]:bg-[linear-gradient(45deg,transparent_44%,currentColor_44%_56%,transparent_56%),linear-gradient(-45deg,transparent_44%,currentColor_44%_56%,transparent_56%)]",
].join(" ");

/** Props of {@link SearchInput}. */
export interface SearchInputProps extends Omit<InputProps, "type"> {
  /** The name of the search ("Search posts"), also the placeholder by default. */
  label: string;
}

/** A search box for the bars above lists. Esc clears it, as browsers do for searches. */
export function SearchInput({ label, height = 44, placeholder, className, ...props }: SearchInputProps) {
  return (
    <span className={cn("relative block w-full", className)}>
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        height={height}
        enterKeyHint="search"
        className={cn("pl-10.5", clearClasses)}
        {...props}
      />
    </span>
  );
}
