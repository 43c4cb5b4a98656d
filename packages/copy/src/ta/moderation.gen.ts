export * from "../en/moderation.gen";
