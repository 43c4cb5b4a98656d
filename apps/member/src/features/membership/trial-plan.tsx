import * as words from "@aangan/copy/membership";
import * as membershipPage from "@aangan/copy/membership-page";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { fullDate } from "@/lib/dates";
import { BackHome } from "./back-home";
import { Included } from "./included";
import type { PricingVariant } from "./price";
import type { Trial } from "./trial";
import { TrialTiles } from "./trial-tiles";

/** Props of {@link TrialPlan}. */
export interface TrialPlanProps {
  variant: PricingVariant;
  trial: Trial;
  /** RFC 3339. */
  endsAt: string;
  /** The member's, an IANA name. */
  timeZone: string;
  /** The card with the price and the payment. */
  offer: ReactNode;
}

/** The trial: days left, no cost, and the offer to subscribe. */
export function TrialPlan({ variant, trial, endsAt, timeZone, offer }: TrialPlanProps) {
  return (
    <div className="mx-auto mt-2 grid max-w-[940px] items-start gap-5 grid:grid-cols-[1fr_400px]">
      <Card padding="roomy">
        <Badge variant="success">
          <Check aria-hidden="true" />
          {membershipPage.freeTrial}
        </Badge>
        <h1 className="mt-3 font-display font-medium text-h1 tabular-nums">
          {trial.lastDay ? words.lessThanOne : words.daysLeft({ count: trial.daysLeft })}
        </h1>
        <p className="mt-2 mb-5 text-pretty">{words.trialNote({ date: fullDate(endsAt, timeZone) })}</p>
        <TrialTiles laid={trial.laid} />
        <Included variant={variant} className="mt-6" />
        <BackHome className="mt-6" />
      </Card>
      {offer}
    </div>
  );
}
