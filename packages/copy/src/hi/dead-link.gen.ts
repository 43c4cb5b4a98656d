export * from "../en/dead-link.gen";
