export * from "../en/errors.gen";
