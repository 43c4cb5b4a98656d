export * from "../en/coaches.gen";
