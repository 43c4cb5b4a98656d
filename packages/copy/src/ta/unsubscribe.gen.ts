export * from "../en/unsubscribe.gen";
