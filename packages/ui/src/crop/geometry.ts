/** The position of a picture under its square frame: the zoom, and the offsets from 0 to 1 in each direction. */
export interface CropView {
  /** 1 shows as much as possible, larger numbers show less. */
  zoom: number;
  /** 0 is the left edge, 1 the right one. */
  across: number;
  /** 0 is the top, 1 the bottom. */
  down: number;
}

/**
 * A square of a picture: its upper left corner as fractions of width and height, its side as a fraction of the shorter
 * side.
 */
export interface CropSquareArea {
  x: number;
  y: number;
  size: number;
}

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The largest zoom. */
export const CROP_ZOOM_MAX = 4;

/** The initial view: zoom 1, centred. */
export const wholeView: CropView = { zoom: 1, across: 0.5, down: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns the view limited to the picture. */
export function boundedView({ zoom, across, down }: CropView): CropView {
  return { zoom: between(zoom, 1, CROP_ZOOM_MAX), across: between(across, 0, 1), down: between(down, 0, 1) };
}

/** Returns the picture's size as multiples of the frame's side. */
export function spread({ width, height }: PictureSize, zoom: number): PictureSize {
  const side = Math.min(width, height) / zoom;
  return { width: width / side, height: height / side };
}

/** Returns the square that a view shows. */
export function areaOf(picture: PictureSize, view: CropView): CropSquareArea {
  const { width, height } = spread(picture, view.zoom);
  return {
    x: (view.across * (width - 1)) / width,
    y: (view.down * (height - 1)) / height,
    size: 1 / view.zoom,
  };
}

/**
 * Returns the view after dragging the picture by multiples of the frame's side. Dragging right shows more of the left.
 */
export function pulled(picture: PictureSize, view: CropView, right: number, down: number): CropView {
  const { width, height } = spread(picture, view.zoom);
  return boundedView({
    zoom: view.zoom,
    across: width > 1 ? view.across - right / (width - 1) : view.across,
    down: height > 1 ? view.down - down / (height - 1) : view.down,
  });
}

/** Returns the view with another zoom around the same centre. */
export function zoomed(picture: PictureSize, view: CropView, zoom: number): CropView {
  const next = between(zoom, 1, CROP_ZOOM_MAX);
  const before = spread(picture, view.zoom);
  const after = spread(picture, next);
  const keep = (at: number, was: number, is: number) => {
    if (is <= 1) return 0.5;
    const middle = (at * (was - 1) + 0.5) / was;
    return (middle * is - 0.5) / (is - 1);
  };
  return boundedView({
    zoom: next,
    across: keep(view.across, before.width, after.width),
    down: keep(view.down, before.height, after.height),
  });
}
