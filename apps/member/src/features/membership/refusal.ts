import { errors } from "@aangan/copy/errors";

/** As much of the provider's error as matters here. */
export interface ProviderError {
  type?: string;
  message?: string | undefined;
  payment_intent?: { status: string } | undefined;
  setup_intent?: { status: string } | undefined;
}

/**
 * Why a card form did not go through. `refused`: the card, or the way to the provider; `lost` when the answer did not come, and it
 * is not known whether it went through. `unfinished`: something is missing in the
 * fields, which say so themselves. `over`: what the form was for is no longer to be had. `settled`: it is done already.
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
