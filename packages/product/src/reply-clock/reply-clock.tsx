import { cn } from "@aangan/ui/lib/cn.ts";
import type { ComponentProps } from "react";

/** Props of {@link ReplyClock}. */
export interface ReplyClockProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The remaining share of the reply time: 1 at its start, 0 at its end. */
  left: number;
}

const petals = 12;
/** From this remaining share of the time on, the reply is due soon. */
const soon = 0.25;

/** One petal of the ring, pointing up from the middle. */
const petal = "M20 2.6c2.5 2.3 3.4 4.6 0 9.2-3.4-4.6-2.5-6.9 0-9.2Z";

/**
 * The time left to reply as a clock: twelve petals around a dot, as in a kolam; one disappears with each twelfth of
 * the time. Decorative, always next to an equivalent text. Size it with a class.
 */
export function ReplyClock({ left, className, ...props }: ReplyClockProps) {
  const share = Math.min(Math.max(left, 0), 1);
  // At least one petal until the time is over.
  const petalsLeft = Math.ceil(share * petals);
  const over = petalsLeft === 0;
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cn(
        "size-10 shrink-0",
        over ? "text-danger" : share <= soon ? "text-caution" : "text-success",
        className,
      )}
      {...props}
    >
      {Array.from({ length: petals }, (_, index) => {
        // The first to disappear is just right of the top, clockwise.
        const filled = index >= petals - petalsLeft;
        return (
          <path
            key={index}
            d={petal}
            transform={`rotate(${(index + 0.5) * (360 / petals)} 20 20)`}
            className={cn(
              filled ? "fill-current forced-colors:fill-[CanvasText]" : "fill-none stroke-current opacity-55",
              over && "opacity-100",
            )}
            strokeWidth={1}
          />
        );
      })}
      <circle cx={20} cy={20} r={over ? 4.2 : 2.4} className="fill-current forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
