"use client";

import { membership as words } from "@aangan/copy/membership";
import { useServerClock } from "@aangan/shell/clock";
import { Spinner } from "@aangan/ui/spinner";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";
import { ActivePlan } from "./active-plan";
import { Pitch } from "./pitch";
import { variantOf } from "./price";
import { useSubscription } from "./queries";
import { trialAt } from "./trial";
import { TrialEnded } from "./trial-ended";
import { TrialPlan } from "./trial-plan";

/** The member's plan: what they have, what they are trying, or what they could have. */
export function SubscribeScreen() {
  const user = useUser();
  const subscription = useSubscription();
  const now = useServerClock();
  const status = subscription.data;

  if (status && user.data && now) {
    const variant = variantOf(user.data.pricingVariant);
    if (status.hasActiveSubscription) return <ActivePlan variant={variant} />;
    if (status.trialEndsAt === null) return <Pitch variant={variant} />;
    const trial = trialAt(status.trialEndsAt, now);
    const shown = { variant, endsAt: status.trialEndsAt, timeZone: user.data.timeZone };
    return trial.over ? <TrialEnded {...shown} /> : <TrialPlan {...shown} trial={trial} />;
  }
  const failed = status ? user : subscription;
  if (failed.error) {
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
