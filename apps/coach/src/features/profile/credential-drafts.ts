import { credentialForm } from "@aangan/copy/forms/credential";
import * as said from "@aangan/copy/portfolio";
import type { Credential } from "./queries";

/** The draft of a credential. */
export interface CredentialDraft {
  /** React key, independent of the position. */
  key: number;
  title: string;
  issuer: string;
  year: string;
}

/** Errors by the server's field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Returns the list with an empty credential appended. */
export function withEmptyDraft(drafts: readonly CredentialDraft[]): CredentialDraft[] {
  const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, title: "", issuer: "", year: "" }];
}

/** Returns the initial drafts: the given credentials, or one empty draft. */
export function toDrafts(list: readonly Credential[]): CredentialDraft[] {
  if (list.length === 0) return withEmptyDraft([]);
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

/** Returns the list with one credential moved. */
export function moveDraft(drafts: readonly CredentialDraft[], at: number, to: number): CredentialDraft[] {
  const next = [...drafts];
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}

/** Returns the server's name of a field of the list. */
export const fieldName = (at: number, field: string): string => `credentials[${at}].${field}`;

/** Validates the list: returns the credentials, or errors by field. */
export function parseDrafts(
  drafts: readonly CredentialDraft[],
  thisYear: number,
): { list: Credential[]; faults: FieldErrors } {
  const faults: FieldErrors = {};
  const list = drafts.map(({ title, issuer, year }, at) => {
    const checked = credentialForm.safeParse({ title, issuer, year });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) faults[fieldName(at, String(path[0]))] ??= message;
      return { title, issuer, year: null };
    }
    const parsedYear = checked.data.year ?? null;
    if (parsedYear !== null && parsedYear > thisYear) faults[fieldName(at, "year")] = said.yearRange;
    return { title: checked.data.title, issuer: checked.data.issuer, year: parsedYear };
  });
  return { list, faults };
}
