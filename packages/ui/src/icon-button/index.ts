export * from "./icon-button";
