export * from "../en/matching-answers.gen";
