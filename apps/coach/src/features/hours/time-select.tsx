import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { timeName } from "./names";

/** Props of {@link TimeSelect}. */
export interface TimeSelectProps extends Omit<ComponentProps<"select">, "value" | "onChange"> {
  "aria-label": string;
  /** The options, such as "18:00". */
  times: readonly string[];
  value: string;
  onValueChange: (time: string) => void;
}

/**
 * A time of day, as a native select: phones show a wheel, and typing "6:3" finds 6:30. Each window of a week has two
 * of them, which would be many hundred options in a custom list.
 */
export function TimeSelect({ times, value, onValueChange, ...props }: TimeSelectProps) {
  return (
    <span className="relative block min-w-0 flex-1">
      <select
        {...props}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className="h-11 w-full min-w-0 cursor-pointer appearance-none rounded-control border-[1.5px] border-line-strong bg-raised pr-7 pl-2.5 text-field text-ink tabular-nums transition-[border-color] duration-(--d-ui) ease-ui hover:border-ink aria-invalid:border-2 aria-invalid:border-danger"
      >
        {times.includes(value) ? null : <option value={value}>{timeName(value)}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {timeName(time)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4.5 -translate-y-1/2 stroke-[1.75]"
      />
    </span>
  );
}
