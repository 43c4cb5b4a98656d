export { QUICK_EXIT_WINDOW_MS, QuickExit, type QuickExitProps } from "./quick-exit";
