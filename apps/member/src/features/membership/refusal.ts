import * as errors from "@aangan/copy/errors";

/** The used fields of the provider's error. */
export interface ProviderError {
  type?: string;
  message?: string | undefined;
  payment_intent?: { status: string } | undefined;
  setup_intent?: { status: string } | undefined;
}

/**
 * Why a card form failed.
 * - `refused`: the card was declined, or the provider was unreachable.
 * - `lost`: no response, so the outcome is unknown.
 * - `unfinished`: a field is incomplete, and shows its own error.
 * - `over`: the form's purpose no longer exists.
 * - `settled`: already paid.
 */
export type Refusal =
  | { kind: "refused"; message: string; lost: boolean }
  | { kind: "unfinished" }
  | { kind: "over" }
  | { kind: "settled" };

/** Converts the provider's error. Its message is written for users and shown unchanged. */
export function refusalOf({ type, message, payment_intent, setup_intent }: ProviderError): Refusal {
  const status = (payment_intent ?? setup_intent)?.status;
  if (status === "succeeded" || status === "processing") return { kind: "settled" };
  if (status === "canceled") return { kind: "over" };
  if (type === "validation_error") return { kind: "unfinished" };
  return { kind: "refused", message: message || errors.somethingWrong, lost: type !== "card_error" };
}
