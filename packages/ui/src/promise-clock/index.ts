export { ReplyClock, type ReplyClockProps } from "./promise-clock";
