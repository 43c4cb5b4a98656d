export * from "../en/after-session.gen";
