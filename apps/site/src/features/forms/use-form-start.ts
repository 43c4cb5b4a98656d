"use client";

import { type RefObject, useEffect, useState } from "react";
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

/**
 * What a form's fields begin with: what was typed while the page's script was still on its way, else the draft that a
 * reload left behind, else nothing. Without this a slow network costs people what they wrote.
 *
 * `id` is the form's id in the page; `draft` the key in session storage, for forms that keep one.
 */
export function useStartValues<Name extends string>(
  id: string,
  names: readonly Name[],
  draft?: string,
): Record<Name, string> {
  const [values] = useState(() => {
    if (typeof document === "undefined") return typedIn(null, names);
    const found = document.getElementById(id);
    const typed = typedIn(found instanceof HTMLFormElement ? found : null, names);
    if (!draft || Object.values(typed).some(Boolean)) return typed;
    return { ...typed, ...readDraft(draft, names) };
  });
  return values;
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
