export * from "../en/offline-page.gen";
