export * from "../en/coach-auth.gen";
