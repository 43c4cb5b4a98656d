export * from "../en/landing.gen";
