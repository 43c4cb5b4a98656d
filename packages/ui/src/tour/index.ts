export { Tour, type TourProps, type TourStep } from "./tour";
