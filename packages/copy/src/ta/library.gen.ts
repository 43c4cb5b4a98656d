export * from "../en/library.gen";
