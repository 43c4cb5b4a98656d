export * from "../en/coach-chat.gen";
