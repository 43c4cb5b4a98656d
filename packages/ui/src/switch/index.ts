export * from "./switch";
