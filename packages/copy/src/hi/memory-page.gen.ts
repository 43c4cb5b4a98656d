export * from "../en/memory-page.gen";
