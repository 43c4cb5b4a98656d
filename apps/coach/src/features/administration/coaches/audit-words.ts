import { clientsOnLeaving, adminCoaches as words } from "@aangan/copy/administration-coaches";
import { labelOf } from "@aangan/copy/format";
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
export const coachActs = {
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

/** Something done about a coach. */
export type CoachAct = keyof typeof coachActs.says;

/** Whether a line of the log is about a coach. */
export function isCoachAct(action: string): action is CoachAct {
  return action in coachActs.says;
}

/** What became of a coach's clients, in words. */
export function fateOf(code: string): string {
  return labelOf(clientsOnLeaving, code);
}
