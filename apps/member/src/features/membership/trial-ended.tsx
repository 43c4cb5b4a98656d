import { fill } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { membership as words } from "@aangan/copy/membership";
import { Card } from "@aangan/ui/card";
import { BackHome } from "./back-home";
import { dateIn } from "./trial";
import { TrialTiles } from "./trial-tiles";

/** Props of {@link TrialEnded}. */
export interface TrialEndedProps {
  /** RFC 3339. */
  endsAt: string;
  /** The member's, an IANA name. */
  timeZone: string;
}

/** Whose trial is over: when it ended, and that nothing was charged. */
export function TrialEnded({ endsAt, timeZone }: TrialEndedProps) {
  return (
    <Card padding="roomy" className="mx-auto mt-2 max-w-[640px]">
      <h1 className="font-display font-medium text-h1">{words.endedTitle}</h1>
      <p className="mt-2 mb-5 text-pretty">{fill(words.endedText, { date: dateIn(endsAt, timeZone) })}</p>
      <TrialTiles laid={limits.trialDays} />
      <BackHome primary />
    </Card>
  );
}
