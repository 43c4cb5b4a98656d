export * from "../en/portfolio.gen";
