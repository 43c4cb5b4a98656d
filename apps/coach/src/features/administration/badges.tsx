import * as words from "@aangan/copy/administration";
import { labelOf } from "@aangan/copy/format";
import { communityCategories } from "@aangan/copy/lists";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { EyeOff, Flag, Link2, Scale, UserRoundCheck } from "lucide-react";
import type { CaseSummary } from "./queries";

/** Labels of a decision's outcome. */
export const outcomeLabels = {
  keep: words.outcomeShown,
  hide: words.outcomeHidden,
  remove: words.outcomeRemoved,
  gone: words.outcomeGone,
} as const;

/** Returns a case's name without its author's text: the title too may be distressing. */
export function caseName({ target, category }: Pick<CaseSummary, "target" | "category">): string {
  return words.inCategory({
    target: target === "post" ? words.post : words.comment,
    category: labelOf(communityCategories, category),
  });
}

/** The badges of a case: its reasons, and whether its text is hidden. */
export function CaseBadges({ found }: { found: CaseSummary }) {
  return (
    <>
      {found.crisis === "urgent" ? (
        <Badge variant="urgent">
          <Lamp />
          {words.reasonUrgent}
        </Badge>
      ) : null}
      {found.crisis === "concern" ? (
        <Badge variant="caution">
          <Lamp />
          {words.reasonConcern}
        </Badge>
      ) : null}
      {found.reasons.includes("appeal") ? (
        <Badge variant="primary">
          <Scale aria-hidden="true" />
          {words.reasonAppeal}
        </Badge>
      ) : null}
      {found.flags > 0 ? (
        <Badge>
          <Flag aria-hidden="true" />
          {words.flags({ count: found.flags })}
        </Badge>
      ) : null}
      {found.reasons.includes("links") ? (
        <Badge>
          <Link2 aria-hidden="true" />
          {words.reasonLinks}
        </Badge>
      ) : null}
      {found.hidden && found.outcome === null ? (
        <Badge variant="outline">
          <EyeOff aria-hidden="true" />
          {words.outOfSight}
        </Badge>
      ) : null}
      {found.outcome ? (
        <Badge variant={found.outcome === "keep" ? "success" : "outline"}>{outcomeLabels[found.outcome]}</Badge>
      ) : null}
    </>
  );
}

/** Returns the assignee of a case as text; null if it has none or is decided. */
function assigneeText(found: CaseSummary): string | null {
  if (!found.claimedBy || found.outcome) return null;
  return found.claimedBy.you ? words.youHave : words.somebodyHas({ name: found.claimedBy.name });
}

/** The assignee of a case. */
export function AssigneeBadge({ found }: { found: CaseSummary }) {
  const holder = assigneeText(found);
  if (!holder) return null;
  return (
    <Badge variant={found.claimedBy?.you ? "success" : "outline"}>
      <UserRoundCheck aria-hidden="true" />
      {holder}
    </Badge>
  );
}

function Lamp() {
  return <LampIcon className="size-3.75 text-current" />;
}
