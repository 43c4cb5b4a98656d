import { QuickExit, type QuickExitProps } from "@aangan/ui/quick-exit/quick-exit.tsx";

/**
 * The quick exit button of every page. Pressing Esc twice does the same, with or without the button: the providers
 * around the app add that, and the texts. Below 380 px only the icon is shown by default.
 */
export function AppQuickExit({ iconOnly = "narrow", className }: QuickExitProps) {
  return <QuickExit iconOnly={iconOnly} className={className} />;
}
