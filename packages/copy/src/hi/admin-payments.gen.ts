export * from "../en/admin-payments.gen";
