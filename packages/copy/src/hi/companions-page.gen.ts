export * from "../en/companions-page.gen";
