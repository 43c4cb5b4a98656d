export * from "./segmented";
