export { Comment, type CommentProps, NameLine, type NameLineProps } from "./comment";
export { LinkedText, type LinkedTextProps } from "./linked-text";
