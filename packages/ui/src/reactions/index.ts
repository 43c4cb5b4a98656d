export { type ReactionItem, Reactions, type ReactionsProps, reactionClasses } from "./reactions";
