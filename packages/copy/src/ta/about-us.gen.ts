export * from "../en/about-us.gen";
