"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/membership-page";
import { routes } from "@aangan/copy/routes";
import { unavailableText } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useEffect } from "react";
import { brandName, type CardFacts, expiryOf, printedExpiry } from "./card";
import { FormBlocked } from "./form-blocked";
import { money } from "./price";
import { fetchCardForm, type Plan, refetchSubscription } from "./queries";
import { useAwaitedCard } from "./use-awaited-card";
import { useCardForm } from "./use-card-form";

/** Props of {@link CardOnFile}. */
export interface CardOnFileProps {
  plan: Plan;
  now: Date;
}

/** The plan's card and the form to replace it. A member with an unpaid invoice pays it by replacing the card. */
export function CardOnFile({ plan, now }: CardOnFileProps) {
  const client = useQueryClient();
  const awaited = useAwaitedCard(plan);
  const { state, open, close, opener } = useCardForm(fetchCardForm, (error) => {
    const known = error instanceof ApiError && error.status === 409;
    if (known) {
      refetchSubscription(client);
      toast({ title: words.cardFailed, description: messageOf(error, words.cardFormFailed) });
      return;
    }
    const description = unavailableText(error) || words.cardFormFailed;
    toast({ title: words.initFailed.title, description, variant: "destructive" });
  });
  const owes = plan.status === "past_due";
  const refused = awaited.state === "refused" ? plan.lastRefusal : null;
  useEffect(() => {
    if (refused) toast({ title: words.paymentFailed, description: refused, variant: "destructive" });
  }, [refused]);
  const amount = money(plan.cents, plan.currency);
  const saved = () => {
    close();
    awaited.begin();
    const notice = owes ? words.cardPays : words.cardSaved;
    toast({ title: notice.title, description: notice.text });
  };
  const formOpen = state.kind === "open";
  return (
    <section aria-labelledby="card" className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="card" className="font-text text-ink-muted text-small tracking-normal">
            {words.card}
          </h2>
          {plan.card ? <CardLine card={plan.card} now={now} /> : <p className="font-semibold">{words.noCard}</p>}
        </div>
        {formOpen || state.kind === "blocked" ? null : (
          <Button
            ref={opener}
            variant={owes ? "primary" : "secondary"}
            className="max-md:w-full"
            pending={state.kind === "loading"}
            onClick={open}
          >
            {owes ? words.payWithNewCard : plan.card ? words.changeCard : words.addCard}
          </Button>
        )}
      </div>
      <div role="status">
        {awaited.state === "waiting" ? (
          <p className="mt-2 flex items-start gap-2 text-small">
            <Spinner size={16} className="mt-1 text-primary" />
            {owes ? words.chargeUnderWay : words.cardUnderWay}
          </p>
        ) : null}
        {awaited.state === "unpaid" ? (
          <p className="mt-2 text-pretty text-small">
            {words.stillOwed} {words.otherWays}
          </p>
        ) : null}
      </div>
      {refused ? (
        <Alert tone="danger" live="off" title={words.paymentFailed} className="mt-4">
          <p>{refused}</p>
          <p className="mt-1">{words.otherWays}</p>
        </Alert>
      ) : null}
      {state.kind === "blocked" ? <FormBlocked onRetry={open} /> : null}
      {state.kind === "open" ? (
        <div className="mt-4 border-line border-t pt-4">
          <h3 className="font-display text-h3">{words.newCard}</h3>
          <p className="mt-1 text-pretty text-ink-muted text-small">
            {owes ? words.pastDueCardText({ amount }) : words.newCardText}
          </p>
          <state.Form
            key={state.keys.clientSecret}
            stripe={state.stripe}
            clientSecret={state.keys.clientSecret}
            intent="setup"
            stays
            returnTo={window.location.origin + routes.subscribe.path}
            label={words.newCard}
            submit={owes ? words.payNow({ amount }) : words.saveCard}
            submitting={owes ? words.payingNow : words.savingCard}
            failed={owes ? words.paymentFailed : words.cardFailed}
            onDone={saved}
            onClose={close}
            onAgain={open}
            onSettled={saved}
          />
        </div>
      ) : null}
    </section>
  );
}

function CardLine({ card, now }: { card: CardFacts; now: Date }) {
  const expiry = expiryOf(card, now);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <CreditCard aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-primary" />
      <span className="font-semibold tabular-nums">
        {words.cardEnding({ brand: brandName(card.brand), last4: card.last4 })}
      </span>
      <span className="text-ink-muted text-small tabular-nums">{words.cardExpires(printedExpiry(card))}</span>
      {expiry === "good" ? null : (
        <Badge variant={expiry === "over" ? "danger" : "caution"}>
          {expiry === "over" ? words.cardExpired : words.cardExpiresSoon}
        </Badge>
      )}
    </p>
  );
}
