import * as common from "@aangan/copy/common";
import { Moon, Sun } from "lucide-react";

/** Switches between light and dark. The site's script handles it, before or after hydration. */
export function ThemeButton() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label={common.switchToDark}
      aria-pressed="false"
      suppressHydrationWarning
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-current/8 [&_svg]:size-5 [&_svg]:stroke-[1.75]"
    >
      <Sun aria-hidden="true" className="hidden [[data-theme=dark]_&]:block" />
      <Moon aria-hidden="true" className="[[data-theme=dark]_&]:hidden" />
    </button>
  );
}
