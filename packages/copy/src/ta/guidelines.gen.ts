export * from "../en/guidelines.gen";
