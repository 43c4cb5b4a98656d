export * from "../en/messages.gen";
