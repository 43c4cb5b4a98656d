import { fill, plural } from "@aangan/copy/format";
import { membership as words } from "@aangan/copy/membership";
import { Badge } from "@aangan/ui/badge";
import { Card } from "@aangan/ui/card";
import { Check } from "lucide-react";
import { BackHome } from "./back-home";
import { Included } from "./included";
import type { PricingVariant } from "./price";
import { dateIn, type Trial } from "./trial";
import { TrialTiles } from "./trial-tiles";

/** Props of {@link TrialPlan}. */
export interface TrialPlanProps {
  variant: PricingVariant;
  trial: Trial;
  /** RFC 3339. */
  endsAt: string;
  /** The member's, an IANA name. */
  timeZone: string;
}

/** Who is trying it: how long they still may, and that it costs nothing. */
export function TrialPlan({ variant, trial, endsAt, timeZone }: TrialPlanProps) {
  return (
    <Card padding="roomy" className="mx-auto mt-2 max-w-[640px]">
      <Badge variant="success">
        <Check aria-hidden="true" />
        {words.active}
      </Badge>
      <h1 className="mt-3 font-display font-medium text-h1">{words.trialTitle}</h1>
      <p className="mt-2 mb-1 font-display font-medium text-h3 tabular-nums">
        {trial.lastDay ? words.lessThanOne : plural(words.daysLeft, trial.daysLeft)}
      </p>
      <p className="text-pretty">{fill(words.trialNote, { date: dateIn(endsAt, timeZone) })}</p>
      <p className="mb-5 text-ink-muted">{words.trialText}</p>
      <TrialTiles laid={trial.laid} />
      <Included variant={variant} className="mt-6" />
      <BackHome primary />
    </Card>
  );
}
