export * from "./password-field";
