export * from "../en/application.gen";
