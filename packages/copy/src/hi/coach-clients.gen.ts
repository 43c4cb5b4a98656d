export * from "../en/coach-clients.gen";
