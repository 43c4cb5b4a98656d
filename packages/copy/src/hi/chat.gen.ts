export * from "../en/chat.gen";
