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

/** A card form that can be drawn. */
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
 * Loads a card form on demand: the server's data (`ask`), the form's code, and the provider's script. `onRefused`
 * receives the server's rejection. Attach `opener` to the button that opens it.
 */
export function useCardForm<Keys extends CardFormKeys>(ask: () => Promise<Keys>, onRefused: (error: unknown) => void) {
  const [state, setState] = useState<CardFormState<Keys>>({ kind: "closed" });
  /** Which asking counts: the last, and none after the form was closed or its place is gone. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** The button that opened the form: it regains focus when the form, or its error, is removed. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasGone = useRef(false);
  useEffect(() => {
    if (state.kind === "open" || state.kind === "blocked") {
      wasGone.current = true;
      return;
    }
    // While the form loads, the button is shown again and the retry button is not.
    if (wasGone.current) opener.current?.focus();
    wasGone.current = false;
  }, [state.kind]);

  const open = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: "loading" });
    const code = import("./card-form");
    // Awaited below; without this an early failure would be reported as unhandled.
    code.catch(() => undefined);
    let keys: Keys;
    try {
      keys = await ask();
    } catch (error) {
      if (mine !== turn.current) return;
      setState({ kind: "closed" });
      onRefused(error);
      return;
    }
    try {
      const [{ CardForm }, provider] = await Promise.all([code, loadProvider(keys.scriptUrl)]);
      const stripe = provider(keys.publishableKey, { locale: "en" });
      if (mine === turn.current) setState({ kind: "open", keys, stripe, Form: CardForm });
    } catch (error) {
      console.warn("The payment form did not load.", error);
      if (mine === turn.current) setState({ kind: "blocked" });
    }
  };
  const close = () => {
    turn.current += 1;
    setState({ kind: "closed" });
  };
  return { state, open: () => void open(), close, opener };
}
