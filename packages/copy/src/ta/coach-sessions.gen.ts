export * from "../en/coach-sessions.gen";
