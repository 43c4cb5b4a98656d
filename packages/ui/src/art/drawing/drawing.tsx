import type { ReactNode, SVGAttributes } from "react";

/** Props of `Drawing`: what every drawing of the kit can be given. */
export interface DrawingProps {
  className?: string;
  /** The accessible name. Without it the drawing is decorative and hidden. */
  label?: string;
}

interface DrawingFrameProps extends DrawingProps {
  viewBox: string;
  preserveAspectRatio?: string;
  width?: number;
  height?: number;
  fill?: SVGAttributes<SVGSVGElement>["fill"];
  children: ReactNode;
}

/**
 * The `<svg>` around every drawing of the kit: hidden from screen readers unless labelled, and sized by its box. For
 * drawings in `src/art` only. No style attributes, so that a strict content security policy allows it in
 * server-rendered HTML.
 */
export function Drawing({ label, children, ...rest }: DrawingFrameProps) {
  return label ? (
    <svg role="img" aria-label={label} {...rest}>
      {children}
    </svg>
  ) : (
    <svg aria-hidden="true" focusable="false" {...rest}>
      {children}
    </svg>
  );
}
