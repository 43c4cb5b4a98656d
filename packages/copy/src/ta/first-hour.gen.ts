export * from "../en/first-hour.gen";
