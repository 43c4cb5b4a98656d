"use client";

import { crisis } from "@aangan/copy/crisis";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";

/** Props of {@link CrisisBanner}. */
export interface CrisisBannerProps {
  /** A further sentence: whether the coach was notified. */
  told?: string | undefined;
  /** One line and two buttons, in a talk whose replies offer help. */
  compact?: boolean;
  /** Reads it out when it appears. */
  announce?: boolean;
  /** Spacing, where it is not between messages and composer. */
  className?: string;
}

/** Help for a person in crisis, between the messages and the composer unless placed elsewhere. */
export function CrisisBanner({ told, compact, announce, className }: CrisisBannerProps) {
  return (
    <div className={cn("mx-2.5 mb-2 shrink-0 frame:mx-(--gutter) frame:mb-2.5", className)}>
      <SafetyBanner
        announce={announce}
        compact={compact}
        title={crisis.heading}
        body={told ? `${crisis.text} ${told}` : crisis.text}
        call={{ label: crisis.call988, href: crisis.links.call988 }}
        text={{ label: crisis.text988, href: crisis.links.text988 }}
        // A full page load, so that the copy on this device is shown offline.
        own={{ label: layout.safetyNotes, href: routes.safetyNotes.path }}
        more={[
          { label: crisis.inDanger, number: crisis.number911, href: crisis.links.call911 },
          { label: crisis.textHome, number: crisis.homeNumber, href: crisis.links.textHome },
          { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisis.links.oldNumber },
        ]}
      />
    </div>
  );
}
