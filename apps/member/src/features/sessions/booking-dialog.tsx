"use client";

import * as words from "@aangan/copy/booking";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { useRef } from "react";
import { BookingForm } from "./booking-form";
import type { Session, SessionCoach } from "./queries";
import { dayAndTime } from "./times";

/** Props of {@link BookingDialog}. */
export interface BookingDialogProps {
  /** The member's own coach; the server rejects any other. */
  coach: SessionCoach;
  /** Called when it is closed, also after it is done. Mount it while it is open. */
  onClose: () => void;
  /** The session to move. Without one a new one is booked. */
  session?: Session;
  /** The time that is chosen at first. */
  start?: string | undefined;
}

/**
 * Books a session with a coach, or moves one: day, time on both clocks, and a note. Reports the result in a toast and
 * closes. The draft stays in the tab until it is booked.
 */
export function BookingDialog({ coach, onClose, session, start }: BookingDialogProps) {
  const coachName = coach.name.split(" ")[0] ?? coach.name;
  // A sent booking cannot be undone: the dialog stays open until the response.
  const sending = useRef(false);
  return (
    <Dialog open onOpenChange={(open) => !open && !sending.current && onClose()}>
      <DialogContent size="lg" closeLabel={common.close}>
        <DialogHeader
          media={
            <Avatar name={coach.name} decorative>
              {coach.imageUrl ? (
                <img src={coach.imageUrl} alt="" className="portrait-dim size-full object-cover object-top" />
              ) : undefined}
            </Avatar>
          }
        >
          <DialogTitle>{session ? words.moveTitle : words.title}</DialogTitle>
          <DialogDescription>
            {session
              ? words.moveLead({ time: dayAndTime(session.date, session.timeZone) })
              : words.lead({ minutes: limits.sessionMinutes, coachName })}
          </DialogDescription>
        </DialogHeader>
        <BookingForm
          key={session?.id ?? coach.id}
          coach={coach}
          coachName={coachName}
          session={session}
          start={start}
          sending={sending}
          onDone={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
