"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { readDraft } from "./draft";

/** The attribute by which the site's script knows a form that React has not reached yet; spread it onto the form. */
export const waits = { "data-waits": "" } as const;

/** The texts in a form's named controls, by name. Those that it lacks are empty. */
export function typedIn<Name extends string>(
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

/** What `useFormStart` needs of a form. The two functions are react-hook-form's own. */
export interface FormStart<Name extends string> {
  /** The fields that hold text; constant. */
  names: readonly Name[];
  /** The key in session storage, for forms that keep a draft. */
  draft?: string;
  setValue: (name: Name, text: string) => void;
  getValues: (name: Name) => string | undefined;
  /** Told the texts whenever they may have changed without anybody typing; forms that keep a draft keep it here. */
  keep?: (typed: Record<Name, string>) => void;
}

/**
 * Begins a form with what already stands in it: people type while the page's script is still on its way, browsers put
 * texts back after a reload, and neither tells react-hook-form. A field that is empty gets what the draft has for it.
 * All of it is kept as a draft at once, since whoever has typed everything types nothing more.
 *
 * Returns what a submit handler calls first: it takes over what came into the fields without an event, as some password
 * managers and restoring browsers do it. Client only.
 */
export function useFormStart<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { names, draft, setValue, getValues, keep }: FormStart<Name>,
): () => void {
  const take = () => {
    const typed = typedIn(form.current, names);
    for (const name of names) if (typed[name] !== (getValues(name) ?? "")) setValue(name, typed[name]);
    keep?.(typed);
  };
  const begin = useEffectEvent(() => {
    const typed = typedIn(form.current, names);
    const kept: Partial<Record<Name, string>> = draft ? readDraft(draft, names) : {};
    for (const name of names) if (!typed[name] && kept[name]) setValue(name, kept[name]);
    take();
  });
  const takeLate = useEffectEvent(take);
  useLayoutEffect(() => {
    begin();
    // By then every browser has put back what it puts back.
    const late = () => takeLate();
    window.addEventListener("pageshow", late);
    return () => window.removeEventListener("pageshow", late);
  }, []);
  return take;
}

/**
 * Tells the site's script that the form is alive now, and sends it if it was sent before that: the script held it back,
 * since the browser would have left the page with it.
 */
export function useFormAwake(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    delete element.dataset.waits;
    if (element.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.requestSubmit();
  }, [form]);
}
