export { Mark, type MarkProps } from "./mark";
export { Wordmark, type WordmarkProps } from "./wordmark";
