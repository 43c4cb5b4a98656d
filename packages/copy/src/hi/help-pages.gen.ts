export * from "../en/help-pages.gen";
