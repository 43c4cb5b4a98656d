"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";

/**
 * Help for a member who writes words of distress in the community. It never claims that a person was alerted, because
 * that does not happen.
 */
export function CommunitySafety({ announce, className }: { announce?: boolean; className?: string }) {
  return (
    <SafetyBanner
      announce={announce}
      // Narrower layout inside dialogs.
      className={`frame:flex frame:flex-col frame:items-stretch frame:gap-3 ${className ?? ""}`}
      title={crisis.heading}
      body={crisis.text}
      call={{ label: crisis.call988, href: crisis.links.call988 }}
      text={{ label: crisis.text988, href: crisis.links.text988 }}
      more={[
        { label: crisis.inDanger, number: crisis.number911, href: crisis.links.call911 },
        { label: crisis.textHome, number: crisis.homeNumber, href: crisis.links.textHome },
        { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisis.links.oldNumber },
      ]}
    />
  );
}
