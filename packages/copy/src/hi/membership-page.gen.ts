export * from "../en/membership-page.gen";
