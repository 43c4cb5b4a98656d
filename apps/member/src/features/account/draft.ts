import { storage } from "@aangan/copy/storage";

/** The forms of the sign-in screen that keep what is typed. */
export type DraftedForm = "login" | "register";

const keyOf = (form: DraftedForm) => `${storage.authDraft}:${form}`;

/**
 * What was typed and not sent, by field: only the names asked for come back, and only texts. A draft that cannot be read
 * is an empty one. Browser only.
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
    // Closed storage or a broken value: the form begins empty.
  }
  return draft;
}

/**
 * Keeps what is typed until the tab is closed, or forgets it when nothing is. Never give it a password: it is not to
 * outlive the page. Browser only.
 */
export function keepDraft(form: DraftedForm, values: Readonly<Record<string, string>>): void {
  try {
    if (Object.values(values).some(Boolean)) window.sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without it a reload begins with an empty form, and nothing else changes.
  }
}

/** Forgets what was typed, once somebody is in. Browser only. */
export function forgetDrafts(): void {
  keepDraft("login", {});
  keepDraft("register", {});
}
