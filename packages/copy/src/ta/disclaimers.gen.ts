export * from "../en/disclaimers.gen";
