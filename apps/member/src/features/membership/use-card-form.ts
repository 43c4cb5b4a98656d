import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { loadProvider } from "@/lib/provider-script";

/** The server's data for a card form. */
export interface CardFormKeys {
  clientSecret: string;
  publishableKey: string;
  /** Where the provider's script is. */
  scriptUrl: string;
}

/** A card form that can be rendered. */
interface OpenCardForm<Keys extends CardFormKeys> {
  keys: Keys;
  stripe: Stripe;
  /** The form's code and the provider's library, loaded on demand. */
  Form: typeof import("./card-form").CardForm;
}

/** State of a card form. `blocked`: the server responded, but the form's code or the provider's did not load. */
export type CardFormState<Keys extends CardFormKeys> =
  | { kind: "closed" }
  | { kind: "loading" }
  | { kind: "blocked" }
  | ({ kind: "open" } & OpenCardForm<Keys>);

/**
 * Loads a card form on demand: the server's data (`fetchKeys`), the form's code, and the provider's script. `onRefused`
 * receives the server's rejection. Attach `opener` to the button that opens it.
 */
export function useCardForm<Keys extends CardFormKeys>(
  fetchKeys: () => Promise<Keys>,
  onRefused: (error: unknown) => void,
) {
  const [state, setState] = useState<CardFormState<Keys>>({ kind: "closed" });
  /**
   * The number of the current attempt. Closing and unmounting increase it too, so that earlier attempts are ignored.
   */
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  /** The button that opened the form: it regains focus when the form, or its error, is removed. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (state.kind === "open" || state.kind === "blocked") {
      wasReplaced.current = true;
      return;
    }
    // While the form loads, the button is shown again and the retry button is not.
    if (wasReplaced.current) opener.current?.focus();
    wasReplaced.current = false;
  }, [state.kind]);

  const open = async () => {
    attempt.current += 1;
    const current = attempt.current;
    setState({ kind: "loading" });
    const code = import("./card-form");
    // Awaited below; without this an early failure would be reported as unhandled.
    code.catch(() => undefined);
    let keys: Keys;
    try {
      keys = await fetchKeys();
    } catch (error) {
      if (current !== attempt.current) return;
      setState({ kind: "closed" });
      onRefused(error);
      return;
    }
    try {
      const [{ CardForm }, provider] = await Promise.all([code, loadProvider(keys.scriptUrl)]);
      // The provider's form exists in none of our other languages; without a locale it would follow the browser's.
      const stripe = provider(keys.publishableKey, { locale: "en" });
      if (current === attempt.current) setState({ kind: "open", keys, stripe, Form: CardForm });
    } catch (error) {
      console.warn("The payment form did not load.", error);
      if (current === attempt.current) setState({ kind: "blocked" });
    }
  };
  const close = () => {
    attempt.current += 1;
    setState({ kind: "closed" });
  };
  return { state, open: () => void open(), close, opener };
}
