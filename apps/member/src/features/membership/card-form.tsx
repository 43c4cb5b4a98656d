"use client";

import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/membership-page";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useQuickExit } from "@aangan/ui/quick-exit/provider.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { useTheme } from "@aangan/ui/theme-toggle/theme-toggle.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeElementsOptionsClientSecret, StripePaymentElementOptions } from "@stripe/stripe-js";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { beginPayment, endPayment } from "@/lib/payment-return";
import { appearanceOf } from "./appearance";
import { FormBlocked } from "./form-blocked";
import { refetchSubscription } from "./queries";
import { type Refusal, refusalOf } from "./refusal";

/** Props of {@link CardForm}. */
export interface CardFormProps {
  stripe: Stripe;
  clientSecret: string;
  /** The purpose of the secret: a payment now, or a card for later. */
  intent: "payment" | "setup";
  /** The absolute URL to which the provider redirects when it is done. */
  returnTo: string;
  /** Whether the page stays unless the provider needs a redirect. Then `onDone` is called, otherwise never. */
  stays?: boolean;
  /** Names the form. */
  label: string;
  submit: string;
  submitting: string;
  /** Title of the notice when the card was refused. */
  failed: string;
  /** The text under the button. */
  note?: ReactNode;
  onDone?: () => void;
  /** Called with true when the card is sent to the provider, and with false when that failed. */
  onSending?: (sending: boolean) => void;
  /** Closes the form. */
  onClose: () => void;
  /** Called when the form is no longer usable, or did not load: fetch a new one. */
  onAgain: () => void;
  /** The payment or card was completed already, perhaps in another tab. */
  onSettled: () => void;
}

/** The time limit for loading the provider's fields, in milliseconds. */
const timeoutMs = 20_000;

const fields: StripePaymentElementOptions = {
  layout: "tabs",
  wallets: { applePay: "never", googlePay: "never" },
  // The terms are shown under the app's own button.
  terms: { card: "never" },
};

function read(token: string): string {
  return window.getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

/** The payment provider's card fields with the app's button. Only the provider receives the card data. */
export function CardForm(props: CardFormProps) {
  const [theme] = useTheme();
  const options: StripeElementsOptionsClientSecret = {
    clientSecret: props.clientSecret,
    appearance: appearanceOf(theme, read),
    loader: "never",
  };
  return (
    <Elements stripe={props.stripe} options={options}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ intent, returnTo, stays = false, ...props }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [fieldsState, setFieldsState] = useState<"coming" | "here" | "missing">("coming");
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const exit = useQuickExit();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  // The pressed button was removed.
  useEffect(() => form.current?.focus(), []);
  useEffect(() => {
    if (fieldsState !== "coming") return;
    const timer = window.setTimeout(() => setFieldsState("missing"), timeoutMs);
    return () => window.clearTimeout(timer);
  }, [fieldsState]);

  const onFailed = (found: Refusal) => {
    // The form was unmounted: the result is no longer relevant.
    if (!mounted.current) return;
    if (found.kind === "settled") {
      props.onSettled();
      return;
    }
    endPayment();
    setSending(false);
    props.onSending?.(false);
    setRefusal(found);
    // The payment may have succeeded although the response was lost: refetch to show it.
    if (found.kind === "refused" && found.lost) refetchSubscription(client);
    if (found.kind === "refused") toast({ title: props.failed, description: found.message, variant: "destructive" });
  };

  const send = async () => {
    if (!stripe || !elements) return;
    setSending(true);
    props.onSending?.(true);
    beginPayment();
    setRefusal(null);
    try {
      const checked = await elements.submit();
      if (checked.error) return onFailed(refusalOf(checked.error));
      const confirmParams = { return_url: returnTo };
      if (stays) {
        const { error } = await (intent === "setup"
          ? stripe.confirmSetup({ elements, confirmParams, redirect: "if_required" })
          : stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" }));
        if (error) return onFailed(refusalOf(error));
        endPayment();
        props.onDone?.();
        return;
      }
      // Resolves only on failure: otherwise the provider redirects.
      const { error } = await (intent === "setup"
        ? stripe.confirmSetup({ elements, confirmParams })
        : stripe.confirmPayment({ elements, confirmParams }));
      if (error) onFailed(refusalOf(error));
    } catch (error) {
      console.warn("The payment provider's script failed.", error);
      onFailed({ kind: "refused", message: errors.somethingWrong, lost: true });
    }
  };

  if (fieldsState === "missing") return <FormBlocked text={words.formMissingText} onRetry={props.onAgain} />;
  const ready = fieldsState === "here";
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={props.label}
      className="mt-4 outline-none"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!sending) void send();
      }}
    >
      <div role="status">
        {ready ? null : (
          <p className="flex min-h-48 items-center justify-center gap-2.5 rounded-control bg-sunk text-ink-muted">
            <Spinner />
            {words.loadingForm}
          </p>
        )}
      </div>
      <div className={cn(!ready && "invisible h-0 overflow-hidden")}>
        <PaymentElement
          options={fields}
          onReady={() => setFieldsState("here")}
          onLoadError={() => {
            setFieldsState("missing");
            // The payment or card may be completed already.
            refetchSubscription(client);
          }}
          // Key presses inside the provider's frame do not reach this page.
          onEscape={() => exit?.press()}
        />
      </div>
      <div role="alert">
        {refusal?.kind === "refused" ? (
          <Alert tone="danger" live="off" title={props.failed} className="mt-4">
            {refusal.message}
          </Alert>
        ) : null}
        {refusal?.kind === "over" ? (
          <Alert
            tone="caution"
            live="off"
            title={words.formOver}
            className="mt-4"
            action={
              <Button size="sm" variant="secondary" onClick={props.onAgain}>
                {words.loadAgain}
              </Button>
            }
          >
            {words.formOverText}
          </Alert>
        ) : null}
      </div>
      {ready ? (
        <>
          <Button type="submit" size="lg" block className="mt-4" pending={sending} pendingText={props.submitting}>
            {props.submit}
          </Button>
          {props.note ? <div className="mt-3">{props.note}</div> : null}
        </>
      ) : null}
      {sending ? null : (
        <Button variant="quiet" block className="mt-2" onClick={props.onClose}>
          {words.notNow}
        </Button>
      )}
    </form>
  );
}
