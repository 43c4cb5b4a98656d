export * from "../en/crisis-closing.gen";
