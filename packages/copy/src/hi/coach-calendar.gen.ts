export * from "../en/coach-calendar.gen";
