"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as membership from "@aangan/copy/membership";
import * as words from "@aangan/copy/membership-page";
import { routes } from "@aangan/copy/routes";
import { unavailableText } from "@aangan/shell/forms/failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Agreement } from "@/lib/agreement";
import { fullDate } from "@/lib/dates";
import { FormBlocked } from "./form-blocked";
import { money, type PricingVariant, priceOf } from "./price";
import { fetchSubscriptionForm, refetchSubscription } from "./queries";
import { useCardForm } from "./use-card-form";

/** State of the card form: not open, open, or sent and waiting for the result. */
export type FormState = "closed" | "open" | "sending";

/** Props of {@link PayCard}. */
export interface PayCardProps {
  variant: PricingVariant;
  /** Until when nothing is charged, RFC 3339; null when the first payment is at once. */
  freeUntil: string | null;
  /** The member's, an IANA name. */
  timeZone: string;
  /** Receives the state of the card form. */
  onForm: (form: FormState) => void;
  className?: string;
}

/** The plan, its price and first payment, and the payment: first a button, then the card form. */
export function PayCard({ variant, freeUntil, timeZone, onForm, className }: PayCardProps) {
  const client = useQueryClient();
  const { state, open, close, opener } = useCardForm(fetchSubscriptionForm, (error) => {
    const known = error instanceof ApiError && error.status === 409;
    if (known) {
      // Not a failure: the member already paid, perhaps in another tab. Show that.
      refetchSubscription(client);
      toast({ title: words.noNewPayment, description: messageOf(error, words.initFailed.text) });
      return;
    }
    const description = unavailableText(error) || words.initFailed.text;
    toast({ title: words.initFailed.title, description, variant: "destructive" });
  });
  const formState = state.kind === "closed" ? "closed" : "open";
  const report = useEffectEvent(onForm);
  useEffect(() => report(formState), [formState]);
  useEffect(() => () => report("closed"), []);
  const shown = state.kind === "open" ? state.keys : null;
  const price = shown ? money(shown.cents, shown.currency) : priceOf(variant);
  const first = shown ? shown.firstChargeAt : freeUntil;
  const home = window.location.origin + routes.dashboard.path;

  return (
    <Card padding="roomy" asChild className={className}>
      <section aria-labelledby="plan">
        <h2 id="plan" className="font-display text-h3 tabular-nums">
          {membership.planLabel({ price })}
        </h2>
        <p className="mt-1 text-pretty text-ink-muted text-small">
          {first ? words.freeDaysKept({ date: fullDate(first, timeZone) }) : words.chargedNow({ amount: price })}
        </p>
        {state.kind === "blocked" ? <FormBlocked onRetry={open} /> : null}
        {state.kind === "open" ? (
          <state.Form
            // A retry needs a new form instance.
            key={state.keys.clientSecret}
            stripe={state.stripe}
            clientSecret={state.keys.clientSecret}
            intent={state.keys.intent}
            returnTo={home}
            label={words.cardTitle}
            submit={words.subscribe}
            submitting={words.paying}
            failed={words.paymentFailed}
            note={
              <>
                <p className="mb-1 text-small">
                  {words.charged({ price })}
                  {first ? ` ${words.firstPayment({ date: fullDate(first, timeZone) })}` : null}
                </p>
                <Agreement text={words.agreement} />
                <p className="mt-3 flex items-start gap-2 text-fine text-ink-muted">
                  <Lock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
                  {words.unseen}
                </p>
              </>
            }
            onSending={(sending) => onForm(sending ? "sending" : "open")}
            onClose={close}
            onAgain={open}
            // The dashboard shows progress until the server has received the payment.
            onSettled={() => window.location.assign(`${home}?redirect_status=succeeded`)}
          />
        ) : state.kind === "blocked" ? null : (
          <>
            <Button
              ref={opener}
              size="lg"
              block
              className="mt-4"
              pending={state.kind === "loading"}
              pendingText={words.loadingForm}
              onClick={open}
            >
              {words.subscribe}
            </Button>
            <p className="mt-3 text-center text-pretty text-small">{words.cancelAnytime}</p>
          </>
        )}
      </section>
    </Card>
  );
}
