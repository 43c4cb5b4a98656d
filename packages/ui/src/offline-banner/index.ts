export { OfflineBanner, type OfflineBannerProps, useOnline } from "./offline-banner";
