export { LampIcon } from "./lamp-icon";
