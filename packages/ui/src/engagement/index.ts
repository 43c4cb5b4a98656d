export * from "./engagement";
