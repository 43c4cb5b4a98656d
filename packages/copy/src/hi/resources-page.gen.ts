export * from "../en/resources-page.gen";
