"use client";

import { routes } from "@aangan/copy/routes";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CoachesScreen } from "@/features/coaches/coaches-screen";
import type { Coach } from "@/features/coaches/queries";
import { useOnboardingStatus } from "@/features/onboarding/queries";
import { SharingQuestion } from "@/features/profile/sharing-question";
import { useUpcomingSessions } from "@/features/sessions/queries";

/** Not needed on every visit, so its code is fetched when it is opened. */
const BookingDialog = lazyDialog(() =>
  import("@/features/sessions/booking-dialog").then((module) => module.BookingDialog),
);

/**
 * The coaches page, with the booking of a session. After the choice of a coach there is a question whether they may see
 * the member's answers. A new member continues on the dashboard.
 */
export function CoachesPage() {
  const router = useRouter();
  const sessions = useUpcomingSessions();
  const status = useOnboardingStatus();
  const [booking, setBooking] = useState<Coach | null>(null);
  const [chosen, setChosen] = useState<Coach | null>(null);
  const [focusCoach, setFocusCoach] = useState(false);
  return (
    <>
      <CoachesScreen
        sessions={sessions}
        onSchedule={setBooking}
        onChosen={(coach) => {
          if (status.data?.hasSeenTour === false) return router.push(routes.dashboard.path);
          setChosen(coach);
          setFocusCoach(true);
        }}
        afterChoice={
          chosen ? (
            <div className="mt-3.5 empty:hidden">
              <SharingQuestion coachName={chosen.name.split(" ")[0] ?? chosen.name} />
            </div>
          ) : null
        }
        focusCoach={focusCoach}
        onCoachFocused={() => setFocusCoach(false)}
      />
      {booking ? (
        <BookingDialog
          coach={booking}
          onClose={() => {
            setBooking(null);
            setFocusCoach(true);
          }}
        />
      ) : null}
    </>
  );
}
