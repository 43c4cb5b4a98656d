import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";
import { routes } from "@/lib/routes";

/** The helplines, on a page that failed and next to a text about a crisis. /crisis has them in every language. */
export function CrisisBanner({ announce, className }: { announce?: boolean; className?: string }) {
  return (
    <SafetyBanner
      announce={announce}
      title={crisis.heading}
      body={crisis.text}
      call={{ label: crisis.call988, href: crisisLinks.call988 }}
      text={{ label: crisis.text988, href: crisisLinks.text988 }}
      more={[
        { label: crisis.inDanger, number: crisis.number911, href: crisisLinks.call911 },
        { label: crisis.textHome, number: crisis.homeNumber, href: crisisLinks.textHome },
        { label: crisis.oldNumber, href: crisisLinks.oldNumber },
        { label: crisis.moreLanguages, href: routes.crisis.path },
      ]}
      className={className}
    />
  );
}
