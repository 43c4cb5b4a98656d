export { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS, Tooltip, type TooltipProps, TooltipProvider } from "./tooltip";
