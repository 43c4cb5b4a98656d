"use client";

import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cn } from "../lib/cn";
import { currentTheme, onThemeChange, setTheme, type Theme } from "./theme";

const onServer = (): Theme => "light";

/** Returns the theme of the page and its setter. Light on the server. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, onServer), setTheme];
}

/** Props of {@link ThemeToggle}. */
export interface ThemeToggleProps {
  /** Name of the button: "Dark theme". It is in the pressed state while the page is dark. */
  label: string;
  /** Shows the name next to the icon, for menus and settings. */
  showLabel?: boolean;
  className?: string;
}

/** Switches between light and dark, and stores the choice. */
export function ThemeToggle({ label, showLabel = false, className }: ThemeToggleProps) {
  const [theme, set] = useTheme();
  return (
    <button
      type="button"
      aria-label={showLabel ? undefined : label}
      aria-pressed={theme === "dark"}
      onClick={() => set(theme === "dark" ? "light" : "dark")}
      className={cn(
        "inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-3 rounded-control font-semibold hover:bg-current/8 [&_svg]:size-5 [&_svg]:stroke-[1.75]",
        showLabel && "px-3",
        className,
      )}
    >
      {/* Both are rendered and the theme shows one, so the right icon is visible before any script has run. */}
      <Sun aria-hidden="true" className="hidden [[data-theme=dark]_&]:block" />
      <Moon aria-hidden="true" className="[[data-theme=dark]_&]:hidden" />
      {showLabel ? label : null}
    </button>
  );
}
