export * from "../en/reset-page.gen";
