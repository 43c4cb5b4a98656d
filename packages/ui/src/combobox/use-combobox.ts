"use client";

import { type KeyboardEvent, useMemo, useState } from "react";
import { matching } from "./matching";

/** One option. */
export interface ComboboxOption {
  /** The stored value. Never empty. */
  value: string;
  /** The displayed label, also shown in the box once selected. */
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** Additional search terms: another spelling, another script, an abbreviation. */
  keywords?: string;
}

interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/**
 * State and behaviour of a combobox, without markup. `typed` is null while the user is not typing: the box then shows
 * the selected label and the list shows all options.
 */
export function useCombobox({ options, value: given, defaultValue, onValueChange }: ComboboxState) {
  const [own, setOwn] = useState(defaultValue ?? "");
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  const value = given ?? own;
  const chosen = options.find((option) => option.value === value);
  const shown = useMemo(() => matching(options, typed ?? ""), [options, typed]);

  const change = (next: string) => {
    if (next === value) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(options.findIndex((option) => option.value === value));
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    change(option.value);
    hide();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text && matching(options, text).length > 0 ? 0 : -1);
  };
  /** On blur: an emptied box clears the value; other unfinished text is dropped. */
  const leave = () => {
    if (typed === "") change("");
    hide();
  };
  const move = (step: 1 | -1) => {
    if (!open) {
      show();
      if (!chosen) setActive(step === 1 ? 0 : shown.length - 1);
      return;
    }
    if (shown.length === 0) return;
    if (active < 0) setActive(step === 1 ? 0 : shown.length - 1);
    else setActive((active + step + shown.length) % shown.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (event.altKey) {
          if (event.key === "ArrowDown") show();
          else hide();
        } else move(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter": {
        const option = open ? shown[active] : undefined;
        // With the list open, Enter selects and never submits the form.
        if (open) event.preventDefault();
        if (option) take(option);
        break;
      }
      case "Escape":
        if (open) {
          // Closes the list, but not a surrounding dialog.
          event.preventDefault();
          event.stopPropagation();
          hide();
        } else if (value && !event.defaultPrevented) {
          // `defaultPrevented` means that a surrounding dialog has just closed on this key.
          change("");
          setTyped(null);
        }
        break;
    }
  };

  return {
    value,
    text: typed ?? chosen?.label ?? "",
    typed,
    open,
    shown,
    active,
    show,
    hide,
    take,
    type,
    leave,
    point: setActive,
    onKeyDown,
  };
}
