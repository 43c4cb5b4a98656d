export * from "../en/goal-answers.gen";
