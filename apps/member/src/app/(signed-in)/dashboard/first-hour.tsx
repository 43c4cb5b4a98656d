"use client";

import * as booking from "@aangan/copy/booking";
import * as words from "@aangan/copy/first-hour";
import { limits } from "@aangan/copy/limits";
import * as onboarding from "@aangan/copy/onboarding";
import * as tour from "@aangan/copy/tour";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Steps } from "@aangan/ui/steps/steps.tsx";
import { ToastSlot } from "@aangan/ui/toast/toast-slot.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import type { Coach } from "@/features/coaches/queries";
import { SuggestedCoaches } from "@/features/coaches/suggested-coaches";
import { SharingQuestion } from "@/features/profile/sharing-question";
import { BookingForm } from "@/features/sessions/booking-form";
import { BookingLoading } from "@/features/sessions/booking-states";

/** The steps of a new member: two of questions, the coach, and the first session. */
export const firstSteps = [onboarding.stepAbout, onboarding.stepTalk, words.stepCoach, words.stepSession] as const;

/** The third step of a new member: the choice of a coach. `onLater` leaves the steps for the dashboard. */
export function CoachStep({ onLater }: { onLater: () => void }) {
  return (
    <Step index={2} title={words.coachTitle} text={words.coachText} later={words.laterCoach} onLater={onLater}>
      <SuggestedCoaches onSelected={() => undefined} />
    </Step>
  );
}

/** Props of {@link SessionStep}. */
export interface SessionStepProps {
  /** Undefined while it loads. */
  coach: Coach | undefined;
  /** The first session is booked, or put off. */
  onDone: () => void;
}

/** The last step of a new member: whether the coach may see their answers, and the first session. */
export function SessionStep({ coach, onDone }: SessionStepProps) {
  const coachName = coach?.name.split(" ")[0] ?? tour.yourCoach;
  const sending = useRef(false);
  return (
    <Step
      index={3}
      title={words.sessionTitle({ coachName })}
      text={words.sessionText({ minutes: limits.sessionMinutes })}
      later={words.later}
      onLater={() => !sending.current && onDone()}
    >
      {coach ? <SharingQuestion coachName={coachName} /> : null}
      <Card asChild padding="none">
        {/* The parts are those of a dialog: the footer comes last, and a notice before it. */}
        <section aria-label={booking.title} className="flex flex-col [&>form]:contents">
          {coach ? (
            <BookingForm coach={coach} coachName={coachName} sending={sending} onDone={onDone} />
          ) : (
            <BookingLoading />
          )}
          <ToastSlot className="order-1 px-4 pb-3 md:px-[26px]" />
        </section>
      </Card>
    </Step>
  );
}

interface StepProps {
  index: number;
  title: string;
  text: string;
  /** The button that leaves the steps. */
  later: string;
  onLater: () => void;
  children: ReactNode;
}

function Step({ index, title, text, later, onLater, children }: StepProps) {
  // Each step begins at its heading, which receives focus: the pressed button is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header>
        <Steps
          label={words.label}
          steps={firstSteps}
          current={index}
          summary={words.step({ step: index + 1, total: firstSteps.length })}
        />
        <h1 ref={heading} tabIndex={-1} className="mt-4 font-display text-h1 outline-none [overflow-wrap:anywhere]">
          {title}
        </h1>
        <p className="mt-1.5 max-w-[64ch] text-pretty text-ink-muted">{text}</p>
        <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onLater}>
          {later}
        </Button>
      </header>
      {children}
    </>
  );
}
