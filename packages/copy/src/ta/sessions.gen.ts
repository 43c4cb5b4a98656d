export * from "../en/sessions.gen";
