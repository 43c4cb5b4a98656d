export { Courtyard, type CourtyardProps } from "./courtyard";
