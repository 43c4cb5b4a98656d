export { type Hour, hourAt, hourScript } from "./hour";
export { currentTheme, onThemeChange, setTheme, THEME_KEY, type Theme, themeScript } from "./theme";
export { ThemeToggle, type ThemeToggleProps, useTheme } from "./theme-toggle";
export { useHour } from "./use-hour";
