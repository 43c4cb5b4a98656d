export * from "../en/goal-words.gen";
