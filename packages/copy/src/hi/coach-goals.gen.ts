export * from "../en/coach-goals.gen";
