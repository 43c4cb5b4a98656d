export * from "../en/faq.gen";
