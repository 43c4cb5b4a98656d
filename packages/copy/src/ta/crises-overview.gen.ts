export * from "../en/crises-overview.gen";
