export * from "../en/contact.gen";
