import { QuickExit, type QuickExitProps } from "@aangan/ui/quick-exit/quick-exit.tsx";

/**
 * The way out of every page of the app, in one press. Esc pressed twice does the same, with or without the control: that,
 * and the words, come with the providers around the app. Below 380 px only the icon is shown, unless said otherwise.
 */
export function AppQuickExit({ iconOnly = "narrow", className }: QuickExitProps) {
  return <QuickExit iconOnly={iconOnly} className={className} />;
}
