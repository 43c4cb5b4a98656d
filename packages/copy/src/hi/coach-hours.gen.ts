export * from "../en/coach-hours.gen";
