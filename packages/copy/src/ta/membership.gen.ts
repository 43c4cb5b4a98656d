export * from "../en/membership.gen";
