import { errors } from "@aangan/copy/errors";

/** As much of the provider's error as matters here. */
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

/** Reads the provider's error. Its message is for people and is shown as it is. */
export function refusalOf({ type, message, payment_intent, setup_intent }: ProviderError): Refusal {
  const status = (payment_intent ?? setup_intent)?.status;
  if (status === "succeeded" || status === "processing") return { kind: "settled" };
  if (status === "canceled") return { kind: "over" };
  if (type === "validation_error") return { kind: "unfinished" };
  return { kind: "refused", message: message || errors.somethingWrong, lost: type !== "card_error" };
}
