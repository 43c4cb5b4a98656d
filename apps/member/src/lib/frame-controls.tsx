"use client";

import { createContext, type ReactNode, useContext } from "react";

const ControlsContext = createContext<ReactNode>(null);

/** Hands the controls that belong on every page to pages that draw a bar of their own. Stands once in the frame. */
export function FrameControlsProvider({ controls, children }: { controls: ReactNode; children: ReactNode }) {
  return <ControlsContext value={controls}>{children}</ControlsContext>;
}

/** Bell and quick exit, for the end of a bar that stands in place of the frame's own. */
export function useFrameControls(): ReactNode {
  return useContext(ControlsContext);
}
