export * from "../en/confirm-page.gen";
