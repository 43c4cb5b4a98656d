"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";
import { useDetector } from "@/lib/detector";

/** Shows help as soon as the draft contains words of distress. */
export function GoalHelp({ writing }: { writing: string }) {
  const detect = useDetector(writing);
  if (!detect || detect(writing) === "") return null;
  return (
    <SafetyBanner
      className="frame:flex frame:flex-col frame:items-stretch frame:gap-3"
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
