export * from "./facts";
