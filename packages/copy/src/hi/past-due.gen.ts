export * from "../en/past-due.gen";
