"use client";

import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useState } from "react";
import { CoachesScreen } from "@/features/coaches/coaches-screen";
import type { Coach } from "@/features/coaches/queries";
import { useUpcomingSessions } from "@/features/sessions/queries";

/** Not needed on every visit, so its code is fetched when it is opened. */
const BookingDialog = lazyDialog(() =>
  import("@/features/sessions/booking-dialog").then((module) => module.BookingDialog),
);

/** The coaches page, with the booking of a session, which also opens after the choice of a coach. */
export function CoachesPage() {
  const sessions = useUpcomingSessions();
  const [booking, setBooking] = useState<{ coach: Coach; first: boolean } | null>(null);
  const [focusCoach, setFocusCoach] = useState(false);
  return (
    <>
      <CoachesScreen
        sessions={sessions}
        onSchedule={(coach, first = false) => setBooking({ coach, first })}
        focusCoach={focusCoach}
        onCoachFocused={() => setFocusCoach(false)}
      />
      {booking ? (
        <BookingDialog
          coach={booking.coach}
          first={booking.first}
          onClose={() => {
            setBooking(null);
            setFocusCoach(true);
          }}
        />
      ) : null}
    </>
  );
}
