import * as words from "@aangan/copy/admin-coaches";
import { labelOf } from "@aangan/copy/format";
import { clientsOnLeaving } from "@aangan/copy/lists";
import {
  BadgeCheck,
  BadgeX,
  CircleCheck,
  CirclePause,
  FileCheck,
  FileX,
  KeyRound,
  Mail,
  MailPlus,
  UserRoundX,
} from "lucide-react";

/** The text and icon of each audit action about a coach. */
export const coachAuditActions = {
  says: {
    "coach.invite": words.actInvite,
    "coach.invite-again": words.actInviteAgain,
    "coach.verify": words.actVerify,
    "coach.reject": words.actReject,
    "coach.activate": words.actActivate,
    "coach.deactivate": words.actDeactivate,
    "coach.release-clients": words.actRelease,
    "coach.second-factor-reset": words.actResetFactor,
    "credentials.approve": words.actApprove,
    "credentials.reject": words.actTurnDown,
  },
  icons: {
    "coach.invite": MailPlus,
    "coach.invite-again": Mail,
    "coach.verify": BadgeCheck,
    "coach.reject": BadgeX,
    "coach.activate": CircleCheck,
    "coach.deactivate": CirclePause,
    "coach.release-clients": UserRoundX,
    "coach.second-factor-reset": KeyRound,
    "credentials.approve": FileCheck,
    "credentials.reject": FileX,
  },
} as const;

/** An audit action about a coach. */
export type CoachAuditAction = keyof typeof coachAuditActions.says;

/** Reports whether an audit action is about a coach. */
export function isCoachAuditAction(action: string): action is CoachAuditAction {
  return action in coachAuditActions.says;
}

/** Returns the text for the outcome of a deactivated coach's clients. */
export function clientsOutcome(code: string): string {
  return labelOf(clientsOnLeaving, code);
}
