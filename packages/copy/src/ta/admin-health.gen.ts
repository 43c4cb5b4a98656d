export * from "../en/admin-health.gen";
