export * from "../en/coach-forgot-page.gen";
