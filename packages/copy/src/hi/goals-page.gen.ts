export * from "../en/goals-page.gen";
