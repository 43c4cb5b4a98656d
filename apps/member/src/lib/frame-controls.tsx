"use client";

import { createContext, type ReactNode, useContext } from "react";

const ControlsContext = createContext<ReactNode>(null);

/** Provides the controls of every page to pages that have their own bar. Used once, in the frame. */
export function FrameControlsProvider({ controls, children }: { controls: ReactNode; children: ReactNode }) {
  return <ControlsContext value={controls}>{children}</ControlsContext>;
}

/** Returns bell and quick exit, for the end of a bar that replaces the frame's. */
export function useFrameControls(): ReactNode {
  return useContext(ControlsContext);
}
