export * from "../en/coach-list.gen";
