export * from "../en/coach-reset-page.gen";
