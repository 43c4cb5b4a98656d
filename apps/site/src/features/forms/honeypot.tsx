import { honeypot } from "@aangan/copy/honeypot";
import type { Ref } from "react";

/**
 * A field that bots fill in, but that is invisible, not focusable and hidden from screen readers. It is not part of
 * the form's schema; read it by `ref` and send its value as `website`.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        {honeypot.label}
        {/* These attributes make password managers ignore it. */}
        <input
          ref={ref}
          name={honeypot.name}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
