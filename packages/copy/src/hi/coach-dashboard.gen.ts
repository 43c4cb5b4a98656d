export * from "../en/coach-dashboard.gen";
