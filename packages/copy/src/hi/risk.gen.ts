export * from "../en/risk.gen";
