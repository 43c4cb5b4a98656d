export * from "../en/beta.gen";
