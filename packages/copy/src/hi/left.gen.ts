export * from "../en/left.gen";
