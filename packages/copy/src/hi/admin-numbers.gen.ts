export * from "../en/admin-numbers.gen";
