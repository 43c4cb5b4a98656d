export * from "../en/crisis-view.gen";
