import * as words from "@aangan/copy/check-ins-page";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";

/** Props of {@link LowDays}. */
export interface LowDaysProps {
  /** The number of low days; nothing is shown for 0. */
  days: number;
  /** The first name of the member's coach; undefined without a coach. */
  coachName: string | undefined;
  className?: string;
}

/** One gentle sentence after several low days: their number, then where help is. It names no cause. */
export function LowDays({ days, coachName, className }: LowDaysProps) {
  if (days === 0) return null;
  const values = {
    days,
    of: limits.checkInLowOf,
    // A plain link: a full page load also shows the notes that are kept on this device.
    link: (text: string) => (
      <TextLink key="link" href={routes.safetyNotes.path}>
        {text}
      </TextLink>
    ),
  };
  return (
    <p className={cn("text-pretty text-ink-muted text-small", className)}>
      {coachName ? words.low({ ...values, coachName }) : words.lowAlone(values)}
    </p>
  );
}
