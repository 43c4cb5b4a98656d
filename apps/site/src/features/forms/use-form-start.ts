"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { readDraft } from "./draft";

/** The attribute by which the site's script recognizes a form before hydration; spread it onto the form. */
export const beforeHydration = { "data-waits": "" } as const;

/** Returns the values of a form's controls by name; missing ones are empty. */
export function formValues<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const typed = {} as Record<Name, string>;
  for (const name of names) {
    const control = form?.elements.namedItem(name) ?? null;
    typed[name] = control !== null && "value" in control ? control.value : "";
  }
  return typed;
}

/** Options of `useFormStart`. The two functions are react-hook-form's. */
export interface FormStartOptions<Name extends string> {
  /** The names of the text fields; constant. */
  names: readonly Name[];
  /** The key in session storage, for forms that keep a draft. */
  draft?: string;
  setValue: (name: Name, text: string) => void;
  getValues: (name: Name) => string | undefined;
  /** Receives the values whenever they may have changed without typing; forms with a draft store it here. */
  keep?: (typed: Record<Name, string>) => void;
}

/**
 * Initializes a form with the input that is already in it: people type before the page's script has loaded, browsers
 * restore values after a reload, and react-hook-form notices neither. An empty field gets its draft. The result is
 * stored as a draft at once, since a visitor who has finished types nothing more.
 *
 * Returns a function that a submit handler calls first: it reads values that changed without an event, as some
 * password managers and browsers do. Client only.
 */
export function useFormStart<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { names, draft, setValue, getValues, keep }: FormStartOptions<Name>,
): () => void {
  const take = () => {
    const typed = formValues(form.current, names);
    for (const name of names) if (typed[name] !== (getValues(name) ?? "")) setValue(name, typed[name]);
    keep?.(typed);
  };
  const begin = useEffectEvent(() => {
    const typed = formValues(form.current, names);
    const kept: Partial<Record<Name, string>> = draft ? readDraft(draft, names) : {};
    for (const name of names) if (!typed[name] && kept[name]) setValue(name, kept[name]);
    take();
  });
  const takeLate = useEffectEvent(take);
  useLayoutEffect(() => {
    begin();
    // By this time every browser has restored its form values.
    const late = () => takeLate();
    window.addEventListener("pageshow", late);
    return () => window.removeEventListener("pageshow", late);
  }, []);
  return take;
}

/**
 * Marks the form as hydrated for the site's script, and submits it if it was submitted before: the script held it
 * back, because the browser would have left the page.
 */
export function useFormHydrated(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    delete element.dataset.waits;
    if (element.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.requestSubmit();
  }, [form]);
}
