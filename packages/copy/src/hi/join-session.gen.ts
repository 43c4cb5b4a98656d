export * from "../en/join-session.gen";
