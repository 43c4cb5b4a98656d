export * from "../en/check-ins-page.gen";
