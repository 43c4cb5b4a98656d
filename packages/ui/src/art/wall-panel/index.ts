export { WallPanel, type WallPanelProps } from "./wall-panel";
