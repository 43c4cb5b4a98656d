// What other features stand in, and the links that several of them share.
export { PortalFrame } from "./portal-frame";
export { SessionLinks } from "./session-links";
