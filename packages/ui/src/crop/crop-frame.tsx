"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { cn } from "../lib/cn";
import { type CropView, type PictureSize, pulled, spread, zoomed } from "./geometry";

/** Props of {@link CropFrame}. */
export interface CropFrameProps {
  /** URL of the picture. */
  src: string;
  /** Its size in pixels, as displayed. */
  picture: PictureSize;
  view: CropView;
  /** Called with every move. */
  onViewChange: (view: CropView) => void;
  /** Its purpose and how to move the picture, for screen readers. */
  label: string;
  className?: string;
}

const step = 0.04;
const zoomStep = 0.1;

/**
 * A square frame over a picture, which selects the part to keep. The picture follows dragging and the arrow keys;
 * plus, minus and the wheel zoom. Put sliders with the same effect next to it: they show the values, and need no
 * dragging.
 */
export function CropFrame({ src, picture, view, onViewChange, label, className }: CropFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const { width, height } = spread(picture, view.zoom);
  const turn = useRef<(by: number) => void>(() => {});
  turn.current = (by) => onViewChange(zoomed(picture, view, view.zoom + by));

  useEffect(() => {
    const element = stage.current;
    // React's wheel listeners are passive and cannot prevent the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      turn.current(event.deltaY < 0 ? zoomStep : -zoomStep);
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, []);

  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const side = event.currentTarget.clientWidth;
    onViewChange(
      pulled(picture, view, (event.clientX - held.current.x) / side, (event.clientY - held.current.y) / side),
    );
    held.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    held.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const pull: Record<string, [number, number]> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const by = pull[event.key];
    if (by) onViewChange(pulled(picture, view, by[0], by[1]));
    else if (event.key === "+" || event.key === "=") turn.current(zoomStep);
    else if (event.key === "-") turn.current(-zoomStep);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML element has this purpose.
    <div
      ref={stage}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture.
      tabIndex={0}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
      className={cn(
        "relative aspect-square w-full cursor-grab touch-none select-none overflow-hidden rounded-card bg-sunk active:cursor-grabbing",
        className,
      )}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${width * 100}%`,
          height: `${height * 100}%`,
          left: `${-view.across * (width - 1) * 100}%`,
          top: `${-view.down * (height - 1) * 100}%`,
        }}
      />
      <span aria-hidden="true" className="absolute inset-0 rounded-card border-2 border-line-strong/60" />
    </div>
  );
}
