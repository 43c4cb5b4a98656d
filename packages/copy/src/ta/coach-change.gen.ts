export * from "../en/coach-change.gen";
