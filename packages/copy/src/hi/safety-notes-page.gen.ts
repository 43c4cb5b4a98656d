export * from "../en/safety-notes-page.gen";
