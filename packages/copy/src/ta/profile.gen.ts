export * from "../en/profile.gen";
