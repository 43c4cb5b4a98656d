export * from "../en/coach-profile-page.gen";
