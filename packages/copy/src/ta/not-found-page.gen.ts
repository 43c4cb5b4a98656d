export * from "../en/not-found-page.gen";
