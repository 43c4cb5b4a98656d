export * from "./avatar";
