export * from "../en/onboarding.gen";
