export * from "../en/coach-second-step.gen";
