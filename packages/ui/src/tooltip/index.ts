export {
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_MS,
  Tooltip,
  type TooltipProps,
  TooltipProvider,
  type TooltipProviderProps,
} from "./tooltip";
