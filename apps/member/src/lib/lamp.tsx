"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyBanner } from "@aangan/ui/safety-banner";

/** Help for a person in crisis, between the messages and the composer. `told` is who has been told, where somebody has. */
export function Lamp({ told, announce }: { told?: string | undefined; announce?: boolean }) {
  return (
    <div className="mx-2.5 mb-2 shrink-0 frame:mx-(--gutter) frame:mb-2.5">
      <SafetyBanner
        announce={announce}
        title={crisis.heading}
        body={told ? `${crisis.text} ${told}` : crisis.text}
        call={{ label: crisis.call988, href: crisis.links.call988 }}
        text={{ label: crisis.text988, href: crisis.links.text988 }}
        more={[
          { label: crisis.inDanger, number: crisis.number911, href: crisis.links.call911 },
          { label: crisis.textHome, number: crisis.homeNumber, href: crisis.links.textHome },
          { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisis.links.oldNumber },
        ]}
      />
    </div>
  );
}
