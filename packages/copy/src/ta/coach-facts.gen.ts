export * from "../en/coach-facts.gen";
