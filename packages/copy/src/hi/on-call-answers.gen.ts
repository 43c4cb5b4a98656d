export * from "../en/on-call-answers.gen";
