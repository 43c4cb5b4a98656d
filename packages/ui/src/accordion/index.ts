export * from "./accordion";
