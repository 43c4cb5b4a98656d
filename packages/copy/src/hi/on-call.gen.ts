export * from "../en/on-call.gen";
