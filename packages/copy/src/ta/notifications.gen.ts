export * from "../en/notifications.gen";
