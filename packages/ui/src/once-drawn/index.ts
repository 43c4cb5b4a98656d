export { useAfterCommit } from "./once-drawn";
