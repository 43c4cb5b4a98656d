export { NicheImage, type NicheImageProps } from "./niche-image";
