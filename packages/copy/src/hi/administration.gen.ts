export * from "../en/administration.gen";
