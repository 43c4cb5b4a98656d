"use client";

import * as words from "@aangan/copy/tour";
import { Tour } from "@aangan/product/tour/tour.tsx";
import type { TourState } from "./use-tour";

/** The tour of the app. Mounted while it is open. */
export function AppTour({ stops, step, onStep, leave }: Pick<TourState, "stops" | "step" | "onStep" | "leave">) {
  return (
    <Tour
      open
      steps={stops}
      intro={{ title: words.introTitle, body: words.introText, startLabel: words.start, skipLabel: words.skipAll }}
      labels={{
        skip: words.skip,
        back: words.back,
        next: words.next,
        finish: words.finish,
        progress: (place, total) => words.progress({ step: place, total }),
      }}
      step={step}
      onStep={onStep}
      onFinish={leave}
      onSkip={leave}
    />
  );
}
