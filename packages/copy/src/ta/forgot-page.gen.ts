export * from "../en/forgot-page.gen";
