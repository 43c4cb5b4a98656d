import type { ReactNode, SVGAttributes } from "react";

/** Props of `Drawing`: what every drawing of the kit can be given. */
export interface DrawingProps {
  className?: string;
  /** What a screen reader says. Without it the drawing is decoration and stays silent. */
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
 * The `<svg>` round every drawing of the kit: silent unless it has a label, and the size of its box. For drawings in
 * `src/art` only. No styles in attributes, so a strict content security policy lets it through when drawn on the server.
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
