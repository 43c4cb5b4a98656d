"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type DraftedForm, keepDraft, readDraft } from "./draft";

/** What {@link useFormStart} needs of a form. The two functions are react-hook-form's own. */
export interface FormStart<Name extends string> {
  /** Every field of the form; constant. */
  names: readonly Name[];
  /** The fields that a reload may bring back, and whose. Never a password. */
  draft?: { form: DraftedForm; names: readonly Name[] };
  setValue: (name: Name, text: string) => void;
  getValues: (name: Name) => string | undefined;
}

/**
 * Begins a form with what already stands in it: people type and password managers fill in while the page's scripts are on
 * their way, and neither tells react-hook-form. A field that is empty gets what the draft has for it. A form that was sent
 * before it was alive is sent now.
 *
 * `keep` keeps the draft; call it on every input. `take` takes over what came into the fields without an event; call it
 * first of all when the form is sent.
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
    // By then every browser has put back what it puts back.
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
