export { LEFT_KEY, quickExitScript } from "./leave";
export { QUICK_EXIT_WINDOW_MS, QuickExitProvider, type QuickExitProviderProps, useQuickExit } from "./provider";
export { QuickExit, type QuickExitProps } from "./quick-exit";
