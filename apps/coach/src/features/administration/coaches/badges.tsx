import * as words from "@aangan/copy/admin-coaches";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import type { ComponentProps } from "react";
import type { CoachSummary } from "./queries";

const standingWords = {
  invited: words.invited,
  pending: words.pending,
  active: words.active,
  inactive: words.inactive,
} as const;

const verificationWords = { verified: words.verified, pending: words.unverified, rejected: words.rejected } as const;

/** A coach's badges: status, verification, role, waiting changes. */
export function CoachBadges({ found, you = false }: { found: CoachSummary; you?: boolean }) {
  return (
    <>
      {found.standing === "administrator" ? null : (
        <>
          <Badge variant={found.standing === "active" ? "success" : "neutral"}>{standingWords[found.standing]}</Badge>
          <Badge variant={found.verificationStatus === "rejected" ? "danger" : "outline"}>
            {verificationWords[found.verificationStatus]}
          </Badge>
        </>
      )}
      {found.changeWaits ? <Badge variant="caution">{words.changeWaits}</Badge> : null}
      {found.administrator ? <Badge variant="primary">{words.roleAdministrator}</Badge> : null}
      {you ? <Badge variant="outline">{words.you}</Badge> : null}
    </>
  );
}

/** The coach's picture, or their initial. Their name is next to it. */
export function CoachPicture({
  found,
  size,
}: {
  found: Pick<CoachSummary, "name" | "imageUrl">;
  size?: ComponentProps<typeof Avatar>["size"];
}) {
  return (
    <Avatar name={found.name} size={size} decorative>
      {found.imageUrl ? (
        <img src={found.imageUrl} alt="" className="portrait-dim size-full object-cover object-top" />
      ) : undefined}
    </Avatar>
  );
}
