export * from "../en/dashboard.gen";
