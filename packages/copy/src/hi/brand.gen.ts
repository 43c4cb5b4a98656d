export * from "../en/brand.gen";
