"use client";

import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useState } from "react";
import { CoachesScreen } from "@/features/coaches/coaches-screen";
import type { Coach } from "@/features/coaches/queries";
import { useUpcomingSessions } from "@/features/sessions/queries";

/** Not everybody books on every visit, so it is fetched when it is asked for. */
const BookingDialog = lazyDialog(() =>
  import("@/features/sessions/booking-dialog").then((module) => module.BookingDialog),
);

/** The coaches, and the booking of a session with one's own, which also opens by itself once a coach was chosen. */
export function CoachesPage() {
  const sessions = useUpcomingSessions();
  const [booking, setBooking] = useState<{ coach: Coach; first: boolean } | null>(null);
  const [led, setLed] = useState(false);
  return (
    <>
      <CoachesScreen
        sessions={sessions}
        onSchedule={(coach, first = false) => setBooking({ coach, first })}
        led={led}
        onLed={() => setLed(false)}
      />
      {booking ? (
        <BookingDialog
          coach={booking.coach}
          first={booking.first}
          onClose={() => {
            setBooking(null);
            setLed(true);
          }}
        />
      ) : null}
    </>
  );
}
