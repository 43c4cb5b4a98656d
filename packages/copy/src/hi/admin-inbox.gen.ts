export * from "../en/admin-inbox.gen";
