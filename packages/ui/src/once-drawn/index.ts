export { useOnceDrawn } from "./once-drawn";
