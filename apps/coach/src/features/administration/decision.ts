import type { ApiError } from "@aangan/api/errors";
import { decisionForm } from "@aangan/copy/forms/decision";
import type { Decision } from "./queries";

/** A decision that is being made: fields as they are filled in. */
export interface Draft {
  outcome: string;
  warn: boolean;
  help: boolean;
  suspendDays: string;
  note: string;
}

/** An empty draft. */
export const untouched: Draft = { outcome: "", warn: false, help: false, suspendDays: "", note: "" };

/** Errors by field. */
export type Faults = Partial<Record<keyof Draft, string>>;

/** Returns the request for a draft about a revision, or its errors by field. */
export function decided(draft: Draft, revision: string): { decision: Decision } | { faults: Faults } {
  const checked = decisionForm.safeParse(draft);
  if (!checked.success)
    return { faults: faultsOf(checked.error.issues.map(({ path, message }) => [path[0], message])) };
  const { outcome, warn = false, help = false, suspendDays = 0, note = "" } = checked.data;
  return { decision: { revision, outcome, warn, help, suspendDays, note } };
}

/** Returns the server's errors by field; empty if it names none. */
export function refused(error: ApiError): Faults {
  return faultsOf(error.fields.map(({ field, message }) => [field, message]));
}

/** Reports whether a decision needs confirmation, because its administrator cannot undo it. */
export function isGrave({ outcome, suspendDays = 0 }: Decision): boolean {
  return outcome === "remove" || suspendDays > 0;
}

function faultsOf(found: readonly (readonly [unknown, string])[]): Faults {
  const faults: Faults = {};
  for (const [field, message] of found) {
    if (typeof field === "string" && field in untouched) faults[field as keyof Draft] ??= message;
  }
  return faults;
}
