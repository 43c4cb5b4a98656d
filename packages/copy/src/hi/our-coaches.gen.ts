export * from "../en/our-coaches.gen";
