export * from "../en/journal-page.gen";
