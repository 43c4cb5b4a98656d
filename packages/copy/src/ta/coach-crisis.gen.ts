export * from "../en/coach-crisis.gen";
