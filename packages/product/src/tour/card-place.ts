import type { Box } from "./use-target-rect";

/** Width of the card from 768 px, in CSS pixels. */
const WIDTH_PX = 380;
const GAP_PX = 18;
const EDGE_PX = 16;

/**
 * Returns the card's position from 768 px: next to a narrow element, else below it, else above it; always inside the
 * window. In CSS pixels.
 */
export function cardPlace(box: Box, cardHeight: number): Record<`--${string}`, string> {
  const within = (value: number, size: number, room: number) =>
    Math.max(EDGE_PX, Math.min(value, room - size - EDGE_PX));
  const { innerWidth: width, innerHeight: height } = window;
  const below = box.top + box.height + GAP_PX;
  const above = box.top - GAP_PX - cardHeight;
  const beside = box.left + box.width + GAP_PX;
  let top: number;
  let left: number;
  if (box.width < width * 0.4 && beside + WIDTH_PX < width) {
    top = box.top;
    left = beside;
  } else {
    top = below + cardHeight + EDGE_PX < height ? below : above;
    left = box.left + box.width / 2 - WIDTH_PX / 2;
  }
  return {
    "--tour-top": `${within(top, cardHeight, height)}px`,
    "--tour-left": `${within(left, WIDTH_PX, width)}px`,
  };
}
