import { portfolio as said } from "@aangan/copy/coach-profile";
import { credentialForm } from "@aangan/copy/forms/credential";
import type { Credential } from "./queries";

/** A credential that is being written. */
export interface CredentialDraft {
  /** React key, independent of the position. */
  key: number;
  title: string;
  issuer: string;
  year: string;
}

/** Errors by the server's field name. */
export type Faults = Partial<Record<string, string>>;

/** The list with an empty credential at its end. */
export function withAnother(drafts: readonly CredentialDraft[]): CredentialDraft[] {
  const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, title: "", issuer: "", year: "" }];
}

/** A list to write in: what there is, or one that is empty. */
export function draftsOf(list: readonly Credential[]): CredentialDraft[] {
  if (list.length === 0) return withAnother([]);
  return list.map(({ title, issuer, year }, at) => ({
    key: at + 1,
    title,
    issuer,
    year: year === null ? "" : `${year}`,
  }));
}

/** Compares two lists of credentials, ignoring their keys. */
export function sameDrafts(one: readonly CredentialDraft[], other: readonly CredentialDraft[]): boolean {
  const written = (drafts: readonly CredentialDraft[]) =>
    JSON.stringify(drafts.map(({ title, issuer, year }) => [title, issuer, year]));
  return written(one) === written(other);
}

/** The list with one credential moved to another place. */
export function movedTo(drafts: readonly CredentialDraft[], at: number, to: number): CredentialDraft[] {
  const next = [...drafts];
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}

/** Returns the server's name of a field of the list. */
export const nameOf = (at: number, field: string): string => `credentials[${at}].${field}`;

/** Validates the list: returns the credentials, or errors by field. */
export function readList(drafts: readonly CredentialDraft[], thisYear: number): { list: Credential[]; faults: Faults } {
  const faults: Faults = {};
  const list = drafts.map(({ title, issuer, year }, at) => {
    const checked = credentialForm.safeParse({ title, issuer, year });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) faults[nameOf(at, String(path[0]))] ??= message;
      return { title, issuer, year: null };
    }
    const given = checked.data.year ?? null;
    if (given !== null && given > thisYear) faults[nameOf(at, "year")] = said.yearRange;
    return { title: checked.data.title, issuer: checked.data.issuer, year: given };
  });
  return { list, faults };
}
