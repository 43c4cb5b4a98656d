export * from "../en/coach-client-list.gen";
