import type { ApiError } from "@aangan/api/errors";
import { decisionForm } from "@aangan/copy/forms/decision";
import type { Decision } from "./queries";

/** The draft of a decision: the fields as entered. */
export interface Draft {
  outcome: string;
  warn: boolean;
  help: boolean;
  suspendDays: string;
  note: string;
}

/** An empty draft. */
export const emptyDraft: Draft = { outcome: "", warn: false, help: false, suspendDays: "", note: "" };

/** Errors by field. */
export type FieldErrors = Partial<Record<keyof Draft, string>>;

/** Returns the request for a draft about a revision, or its errors by field. */
export function toDecision(draft: Draft, revision: string): { decision: Decision } | { faults: FieldErrors } {
  const checked = decisionForm.safeParse(draft);
  if (!checked.success) return { faults: byField(checked.error.issues.map(({ path, message }) => [path[0], message])) };
  const { outcome, warn = false, help = false, suspendDays = 0, note = "" } = checked.data;
  return { decision: { revision, outcome, warn, help, suspendDays, note } };
}

/** Returns the server's errors by field; empty if it names none. */
export function serverFieldErrors(error: ApiError): FieldErrors {
  return byField(error.fields.map(({ field, message }) => [field, message]));
}

/** Reports whether a decision needs confirmation, because its administrator cannot undo it. */
export function needsConfirmation({ outcome, suspendDays = 0 }: Decision): boolean {
  return outcome === "remove" || suspendDays > 0;
}

function byField(found: readonly (readonly [unknown, string])[]): FieldErrors {
  const faults: FieldErrors = {};
  for (const [field, message] of found) {
    if (typeof field === "string" && field in emptyDraft) faults[field as keyof Draft] ??= message;
  }
  return faults;
}
