export { SensitiveContent, type SensitiveContentProps } from "./veil";
