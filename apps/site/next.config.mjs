export { default } from "@aangan/config/next";
