/**
 * Attribute of an element in which Escape closes something: such a press does not count for the quick exit. Set it only
 * while there is something to close.
 */
export const ownEscape = "data-own-escape";
