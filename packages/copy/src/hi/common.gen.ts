export * from "../en/common.gen";
