/** The numbers for a crisis in the words of the pages, 988 first. */
export { helplines } from "@aangan/copy/crisis-lines";
