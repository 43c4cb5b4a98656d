export { LEFT_KEY, QUICK_EXIT_WINDOW_MS, quickExitScript } from "./leave";
export { QuickExitProvider, type QuickExitProviderProps, useQuickExit } from "./provider";
export { QuickExit, type QuickExitProps } from "./quick-exit";
