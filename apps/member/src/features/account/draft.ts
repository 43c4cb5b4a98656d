import { storage } from "@aangan/copy/storage";

/** The forms of the sign-in screen that keep drafts. */
export type DraftedForm = "login" | "register";

const keyOf = (form: DraftedForm) => `${storage.authDraft}:${form}`;

/**
 * Returns the draft by field, restricted to `names` and to texts. An unreadable draft counts as empty. Browser only.
 */
export function readDraft<Name extends string>(
  form: DraftedForm,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const draft: Partial<Record<Name, string>> = {};
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? "null");
    if (typeof kept !== "object" || kept === null) return draft;
    for (const [name, text] of Object.entries(kept)) {
      const known = names.find((one) => one === name);
      if (known && typeof text === "string") draft[known] = text;
    }
  } catch {
    // Storage is disabled or the value invalid: the form starts empty.
  }
  return draft;
}

/**
 * Stores a draft until the tab is closed, or deletes an empty one. Never pass a password: it must not outlive the
 * page. Browser only.
 */
export function keepDraft(form: DraftedForm, values: Readonly<Record<string, string>>): void {
  try {
    if (Object.values(values).some(Boolean)) window.sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without it a reload begins with an empty form, and nothing else changes.
  }
}

/** Deletes the drafts after a sign-in. Browser only. */
export function forgetDrafts(): void {
  keepDraft("login", {});
  keepDraft("register", {});
}
