import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { loadProvider } from "@/lib/provider-script";

/** What the server answers with so that a card form can be drawn. */
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
  /** The form's own code, with the provider's library: on no page before somebody asks for it. */
  Form: typeof import("./card-form").CardForm;
}

/** How far a card form has come. `blocked`: the server has answered, and the form's code or the provider's did not come. */
export type CardFormState<Keys extends CardFormKeys> =
  | { kind: "closed" }
  | { kind: "loading" }
  | { kind: "blocked" }
  | ({ kind: "open" } & OpenCardForm<Keys>);

/**
 * A card form that is fetched when it is asked for: what it needs from the server (`ask`), its own code, and the provider's
 * script. `onRefused` hears of an answer that there is no form to be had. `opener` is for the button that asks for it.
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

  /** What was pressed for the form: it has the focus again when the form, or what stood in its place, is gone. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasGone = useRef(false);
  useEffect(() => {
    if (state.kind === "open" || state.kind === "blocked") {
      wasGone.current = true;
      return;
    }
    // While it waits for the form it is there again, and what was pressed for another try is not.
    if (wasGone.current) opener.current?.focus();
    wasGone.current = false;
  }, [state.kind]);

  const open = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: "loading" });
    const code = import("./card-form");
    // It is waited for below; until then its failure is nobody's.
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
