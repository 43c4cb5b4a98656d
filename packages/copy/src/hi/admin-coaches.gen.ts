export * from "../en/admin-coaches.gen";
