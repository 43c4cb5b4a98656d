"use client";

import { lateDialog } from "@aangan/shell/late-dialog";
import { useState } from "react";
import { CoachesScreen } from "@/features/coaches/coaches-screen";
import { OWN_COACH_ID } from "@/features/coaches/own-coach";
import type { Coach } from "@/features/coaches/queries";
import { useUpcomingSessions } from "@/features/sessions/queries";

/** Not everybody books on every visit, so it is fetched when it is asked for. */
const BookingDialog = lateDialog(() =>
  import("@/features/sessions/booking-dialog").then((module) => module.BookingDialog),
);

/** The coaches, and the booking of a session with one's own, which also opens by itself once a coach was chosen. */
export function CoachesPage() {
  const sessions = useUpcomingSessions();
  const [booking, setBooking] = useState<{ coach: Coach; first: boolean } | null>(null);
  return (
    <>
      <CoachesScreen sessions={sessions} onSchedule={(coach, first = false) => setBooking({ coach, first })} />
      {booking ? (
        <BookingDialog
          coach={booking.coach}
          first={booking.first}
          onClose={() => {
            setBooking(null);
            focusOwnCoach();
          }}
        />
      ) : null}
    </>
  );
}

/** What was pressed to choose a coach is gone by the time the booking closes; the coach's name stands in for it. */
function focusOwnCoach(): void {
  const take = () => {
    const { activeElement } = document;
    // A dialog that cannot give the focus back leaves it with the page's main region.
    if (activeElement === document.body || activeElement?.tagName === "MAIN")
      document.getElementById(OWN_COACH_ID)?.focus();
  };
  // The dialog gives the focus back one turn after it is gone, and it goes one turn after this.
  window.setTimeout(() => window.setTimeout(take));
}
