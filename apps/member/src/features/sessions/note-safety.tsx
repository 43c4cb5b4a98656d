"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";
import { type RefObject, useEffect } from "react";

/**
 * Shows help as soon as the note contains words of distress; above the actions, where it is always visible. It takes
 * space from the scrolling part, so the note is scrolled into view again.
 */
export function NoteSafety({ note }: { note: RefObject<HTMLTextAreaElement | null> }) {
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, [note]);
  return (
    <SafetyBanner
      className="mx-2.5 mb-2 md:mx-[26px] frame:flex frame:flex-col frame:items-stretch frame:gap-3"
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
