export { type Address, addressOf } from "./address";
export { Markdown, type MarkdownProps } from "./markdown";
