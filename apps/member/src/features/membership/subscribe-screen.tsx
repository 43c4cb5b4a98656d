"use client";

import * as words from "@aangan/copy/membership";
import * as more from "@aangan/copy/membership-page";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useState } from "react";
import { fullDate } from "@/lib/dates";
import { Failure } from "@/lib/failure";
import { type SubscriptionStatus, useSubscription } from "@/lib/subscription";
import { type User, useUser } from "@/lib/user";
import { Invoices } from "./invoices";
import { MemberPlan } from "./member-plan";
import { type FormState, PayCard } from "./pay-card";
import { Pitch } from "./pitch";
import { type PlanView, planViewAt } from "./plan-view";
import { variantOf } from "./price";
import type { Plan } from "./queries";
import { TrialOffer } from "./trial-offer";
import { TrialPlan } from "./trial-plan";
import { useReturnParameters } from "./use-arrival";
import { useOwnDocument } from "./use-own-document";

/** The page of the plan: the member's plan, their free trial, or an offer. */
export function SubscribeScreen() {
  const user = useUser();
  const subscription = useSubscription({ fresh: true });
  const now = useServerClock();
  const own = useOwnDocument();
  const receiptFailed = useReturnParameters(own);
  const status = subscription.data;

  if (own && status && user.data && now) {
    return (
      <>
        {receiptFailed ? (
          <Alert tone="danger" title={more.receiptFailed} className="mx-auto mb-4 max-w-[1000px]">
            {more.receiptFailedText}
          </Alert>
        ) : null}
        <RefetchErrorAlert query={subscription} className="mx-auto mb-4 max-w-[1000px]" />
        <View status={status} user={user.data} now={now} />
      </>
    );
  }
  const failed = status ? user : subscription;
  if (own && failed.error) {
    return (
      <div className="mx-auto max-w-[640px] pt-4">
        <h1 className="sr-only">{words.title}</h1>
        <Failure
          screen
          title={words.failed}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </div>
    );
  }
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <h1 className="sr-only">{words.title}</h1>
      <Spinner size={32} label={words.loading} className="text-primary" />
    </div>
  );
}

function View({ status, user, now }: { status: SubscriptionStatus; user: User; now: Date }) {
  const [form, setForm] = useState<FormState>("closed");
  // While the card form is open the page stays as it is, even if the trial ends: the form reports when it is no longer
  // usable.
  const [frozen, setFrozen] = useState<PlanView<Plan> | null>(null);
  const current = planViewAt(status, now);
  const subscribed = frozen !== null && current.kind === "member" && form !== "sending";
  const shown = frozen === null || subscribed ? current : frozen;
  useEffect(() => {
    if (subscribed) toast({ title: more.begun.title, description: more.begun.text });
  }, [subscribed]);

  const variant = variantOf(user.pricingVariant);
  const { timeZone } = user;
  const pay = (freeUntil: string | null) => (
    <PayCard
      variant={variant}
      freeUntil={freeUntil}
      timeZone={timeZone}
      onForm={(state) => {
        setForm(state);
        setFrozen(state === "closed" ? null : shown);
      }}
    />
  );
  switch (shown.kind) {
    case "member":
      return <MemberPlan plan={shown.plan} timeZone={timeZone} now={now} focused={subscribed} />;
    case "trial":
      return (
        <TrialPlan
          variant={variant}
          trial={shown.trial}
          endsAt={shown.endsAt}
          timeZone={timeZone}
          offer={pay(shown.endsAt)}
        />
      );
    case "tried":
      return (
        <Pitch
          variant={variant}
          before={more.endedPitch({ date: fullDate(shown.endsAt, timeZone) })}
          offer={pay(null)}
        />
      );
    case "former":
      return (
        <Pitch variant={variant} before={more.wasMember} offer={pay(null)}>
          <div className="mt-8">
            <Invoices timeZone={timeZone} />
          </div>
        </Pitch>
      );
    case "newcomer":
      return <Pitch variant={variant} offer={<TrialOffer variant={variant} />} />;
  }
}
