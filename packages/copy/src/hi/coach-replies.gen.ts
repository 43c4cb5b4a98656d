export * from "../en/coach-replies.gen";
