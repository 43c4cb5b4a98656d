"use client";

import { fill } from "@aangan/copy/format";
import { membership as words } from "@aangan/copy/membership";
import { membershipPage as more } from "@aangan/copy/membership-page";
import { useServerClock } from "@aangan/shell/clock";
import { Alert } from "@aangan/ui/alert";
import { Spinner } from "@aangan/ui/spinner";
import { Failure } from "@/lib/failure";
import { type User, useUser } from "@/lib/user";
import { dateIn } from "./dates";
import { Invoices } from "./invoices";
import { MemberPlan } from "./member-plan";
import { PayCard } from "./pay-card";
import { Pitch } from "./pitch";
import { variantOf } from "./price";
import { type SubscriptionStatus, useSubscription } from "./queries";
import { standingAt } from "./standing";
import { TrialOffer } from "./trial-offer";
import { TrialPlan } from "./trial-plan";
import { useArrival } from "./use-arrival";
import { useOwnDocument } from "./use-own-document";

/** The member's plan: what they have, what they are trying, or what they could have. */
export function SubscribeScreen() {
  const user = useUser();
  const subscription = useSubscription();
  const now = useServerClock();
  const own = useOwnDocument();
  const receiptFailed = useArrival(own);
  const status = subscription.data;

  if (own && status && user.data && now) {
    return (
      <>
        {receiptFailed ? (
          <Alert tone="danger" title={more.receiptFailed} className="mx-auto mb-4 max-w-[1000px]">
            {more.receiptFailedText}
          </Alert>
        ) : null}
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
  const variant = variantOf(user.pricingVariant);
  const { timeZone } = user;
  const standing = standingAt(status, now);
  const payNow = <PayCard variant={variant} freeUntil={null} timeZone={timeZone} />;
  switch (standing.kind) {
    case "member":
      return <MemberPlan plan={standing.plan} variant={variant} timeZone={timeZone} now={now} />;
    case "trial":
      return <TrialPlan variant={variant} trial={standing.trial} endsAt={standing.endsAt} timeZone={timeZone} />;
    case "tried":
      return (
        <Pitch
          variant={variant}
          before={fill(more.endedPitch, { date: dateIn(standing.endsAt, timeZone) })}
          offer={payNow}
        />
      );
    case "former":
      return (
        <Pitch variant={variant} before={more.wasMember} offer={payNow}>
          <div className="mt-8">
            <Invoices timeZone={timeZone} />
          </div>
        </Pitch>
      );
    case "newcomer":
      return <Pitch variant={variant} offer={<TrialOffer variant={variant} />} />;
  }
}
