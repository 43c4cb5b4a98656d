export * from "../en/tour.gen";
