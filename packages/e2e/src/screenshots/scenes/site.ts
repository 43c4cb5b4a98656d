import { addressOf, originOf } from "../../support/addresses";
import { open, type Scene } from "./scene";

/** The public pages. */
export const siteScenes: readonly Scene[] = [
  { name: "site-home", fullPage: true, go: (page) => open(page, addressOf("home")) },
  { name: "site-beta", fullPage: true, go: (page) => open(page, addressOf("betaSignup")) },
  { name: "site-404", go: (page) => open(page, `${originOf("site")}/nowhere`) },
];
