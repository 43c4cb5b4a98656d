export * from "./button";
export { type ButtonVariantProps, buttonVariants } from "./button-variants";
