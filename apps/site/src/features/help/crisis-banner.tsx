import { crisis } from "@aangan/copy/crisis";
import { routes } from "@aangan/copy/routes";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";

/** The helplines, on a page that failed and next to a text about a crisis. /crisis has them in every language. */
export function CrisisBanner({ announce, className }: { announce?: boolean; className?: string }) {
  return (
    <SafetyBanner
      announce={announce}
      title={crisis.heading}
      body={crisis.text}
      call={{ label: crisis.call988, href: crisis.links.call988 }}
      text={{ label: crisis.text988, href: crisis.links.text988 }}
      more={[
        { label: crisis.inDanger, number: crisis.number911, href: crisis.links.call911 },
        { label: crisis.textHome, number: crisis.homeNumber, href: crisis.links.textHome },
        { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisis.links.oldNumber },
        { label: crisis.moreLanguages, href: routes.crisis.path },
      ]}
      className={className}
    />
  );
}
