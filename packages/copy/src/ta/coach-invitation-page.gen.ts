export * from "../en/coach-invitation-page.gen";
