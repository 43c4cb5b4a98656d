import * as communityPage from "@aangan/copy/community-page";
import type { ReactionItem } from "@aangan/ui/reactions/reactions.tsx";
import { Hand, HandHeart, HeartHandshake } from "lucide-react";
import type { ReactNode } from "react";
import type { ReactionKind, Reactions } from "./queries";

const drawn: Record<ReactionKind, { icon: ReactNode; count: "support" | "sameHere" | "thankYou" }> = {
  Support: { icon: <HeartHandshake aria-hidden="true" />, count: "support" },
  SameHere: { icon: <HandHeart aria-hidden="true" />, count: "sameHere" },
  ThankYou: { icon: <Hand aria-hidden="true" />, count: "thankYou" },
};

/** Returns the three reactions to a post, for the kit's `Reactions`. */
export function reactionItems(reactions: Reactions): ReactionItem<ReactionKind>[] {
  return communityPage.reactions.map(({ code, label }) => ({
    kind: code,
    label,
    icon: drawn[code].icon,
    count: reactions[drawn[code].count],
    pressed: reactions.yours.includes(code),
  }));
}
