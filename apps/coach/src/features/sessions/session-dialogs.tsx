"use client";

import { type ReactNode, useState } from "react";
import { CancelDialog } from "./cancel-dialog";
import { MoveDialog } from "./move-dialog";
import { NotesDialog } from "./notes-dialog";
import type { CoachSession } from "./queries";
import { RecapDialog } from "./recap-dialog";
import type { OpenAction, SessionAction } from "./session-actions";
import { VideoProblemDialog } from "./video-problem-dialog";
import { WithdrawDialog } from "./withdraw-dialog";

/** The dialogs of a session: `act` opens one, and `dialogs` must be rendered once. The zone is the coach's. */
export function useSessionDialogs(zone: string | undefined, now: Date | null): { act: OpenAction; dialogs: ReactNode } {
  // The dialog keeps its session: while it is open the list may change underneath it.
  const [asked, setAsked] = useState<{ deed: SessionAction; session: CoachSession } | null>(null);
  const close = () => setAsked(null);
  const act: OpenAction = (deed, session) => setAsked({ deed, session });
  if (!asked || !zone || !now) return { act, dialogs: null };
  const { deed, session } = asked;
  const Dialog = {
    move: MoveDialog,
    cancel: CancelDialog,
    withdraw: WithdrawDialog,
    notes: NotesDialog,
    recap: RecapDialog,
  }[deed === "trouble" ? "cancel" : deed];
  return {
    act,
    dialogs:
      deed === "trouble" ? (
        <VideoProblemDialog session={session} onClose={close} />
      ) : (
        <Dialog session={session} zone={zone} now={now} onClose={close} />
      ),
  };
}
