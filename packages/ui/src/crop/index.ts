export { CropFrame, type CropFrameProps } from "./crop-frame";
export {
  areaOf,
  boundedView,
  CROP_ZOOM_MAX,
  type CropSquareArea,
  type CropView,
  type PictureSize,
  wholeView,
  zoomed,
} from "./geometry";
