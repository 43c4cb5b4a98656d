export * from "../en/welcome-page.gen";
