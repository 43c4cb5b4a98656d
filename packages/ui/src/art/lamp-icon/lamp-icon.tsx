import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";

/**
 * The lit lamp: help in a crisis, in all three apps, and nothing else. The only filled icon. It has the lamp's yellow;
 * use it on `bg-crisis`, next to text.
 */
export function LampIcon({ className, label }: DrawingProps) {
  return (
    <Drawing
      viewBox="0 0 40 40"
      className={cn("block size-10 flex-none text-lamp", className)}
      label={label}
      fill="none"
    >
      <path
        fill="currentColor"
        d="M20 4c3.5 5 6 7.8 6 11.6a6 6 0 0 1-12 0C14 11.8 16.5 9 20 4ZM4 23h32c-1 7.5-7.5 10-16 10S5 30.5 4 23Z"
      />
      <path stroke="currentColor" strokeWidth="3" strokeLinecap="round" d="M13 36.5h14" />
    </Drawing>
  );
}
