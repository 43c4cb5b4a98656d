export * from "../en/casework.gen";
