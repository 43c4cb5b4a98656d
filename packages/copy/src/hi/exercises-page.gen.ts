export * from "../en/exercises-page.gen";
