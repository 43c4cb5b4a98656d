export * from "../en/community-thread.gen";
