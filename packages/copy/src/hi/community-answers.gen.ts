export * from "../en/community-answers.gen";
