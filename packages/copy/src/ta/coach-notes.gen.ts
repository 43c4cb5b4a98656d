export * from "../en/coach-notes.gen";
