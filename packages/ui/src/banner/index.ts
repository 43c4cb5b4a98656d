export * from "./banner";
