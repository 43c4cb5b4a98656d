export * from "../en/layout.gen";
