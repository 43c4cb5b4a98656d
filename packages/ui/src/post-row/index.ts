export { PostRow, type PostRowProps, PostRowSkeleton, rowLinkClasses } from "./post-row";
