export { type HelpLink, SafetyBanner, type SafetyBannerProps } from "./safety-banner";
export { SafetyStrip, type SafetyStripProps } from "./safety-strip";
