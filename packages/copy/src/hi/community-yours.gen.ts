export * from "../en/community-yours.gen";
