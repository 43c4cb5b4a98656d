export * from "../en/community-page.gen";
