export * from "../en/careers.gen";
