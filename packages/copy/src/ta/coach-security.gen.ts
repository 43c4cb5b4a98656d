export * from "../en/coach-security.gen";
