export * from "../en/my-data.gen";
