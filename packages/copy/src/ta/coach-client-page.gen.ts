export * from "../en/coach-client-page.gen";
