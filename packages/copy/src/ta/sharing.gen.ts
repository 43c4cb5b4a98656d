export * from "../en/sharing.gen";
