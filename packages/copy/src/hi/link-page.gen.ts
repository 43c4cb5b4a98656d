export * from "../en/link-page.gen";
