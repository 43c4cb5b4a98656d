export * from "./alert";
