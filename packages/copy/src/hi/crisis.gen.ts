export * from "../en/crisis.gen";
