export * from "../en/journal.gen";
