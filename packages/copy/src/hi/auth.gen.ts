export * from "../en/auth.gen";
