export * from "../en/our-coach.gen";
