export * from "../en/coach-profile.gen";
