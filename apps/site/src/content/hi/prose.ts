/** Running text, links and prices have no texts of their own: they are the same in every language. */
export * from "../prose";
