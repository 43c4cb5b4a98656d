"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type DraftedForm, keepDraft, readDraft } from "./draft";

/** What {@link useFormStart} needs of a form. The two functions are react-hook-form's own. */
export interface FormStart<Name extends string> {
  /** Every field of the form; constant. */
  names: readonly Name[];
  /** The fields that a reload restores, and the form that they belong to. Never a password. */
  draft?: { form: DraftedForm; names: readonly Name[] };
  setValue: (name: Name, text: string) => void;
  getValues: (name: Name) => string | undefined;
}

/**
 * Initializes a form with the input that is already in it: people type, and password managers fill in, before the
 * page's scripts have loaded, and react-hook-form notices neither. An empty field gets its draft. A form that was
 * submitted before hydration is submitted now.
 *
 * `keep` stores the draft; call it on every input. `take` reads values that changed without an event; call it first on
 * submit.
 */
export function useFormStart<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { names, draft, setValue, getValues }: FormStart<Name>,
): { keep: () => void; take: () => void } {
  const keep = () => {
    if (draft) keepDraft(draft.form, typedIn(form.current, draft.names));
  };
  const take = () => {
    const typed = typedIn(form.current, names);
    for (const name of names) if (typed[name] !== (getValues(name) ?? "")) setValue(name, typed[name]);
    keep();
  };
  const begin = useEffectEvent(() => {
    const typed = typedIn(form.current, names);
    const kept: Partial<Record<Name, string>> = draft ? readDraft(draft.form, draft.names) : {};
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
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    delete element.dataset.waits;
    if (element.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.requestSubmit();
  }, [form]);
  return { keep, take };
}

/** The texts in a form's named controls, by name. Those that it lacks are empty. */
function typedIn<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]): Record<Name, string> {
  const typed = {} as Record<Name, string>;
  for (const name of names) {
    const control = form?.elements.namedItem(name) ?? null;
    typed[name] = control !== null && "value" in control ? control.value : "";
  }
  return typed;
}
