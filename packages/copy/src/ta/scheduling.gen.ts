export * from "../en/scheduling.gen";
