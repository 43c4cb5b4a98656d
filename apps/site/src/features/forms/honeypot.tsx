import { honeypot } from "@aangan/copy/honeypot";
import type { Ref } from "react";

/**
 * A field that nobody sees, reaches by key or hears, and that programs fill in all the same. It is no part of the form's
 * schema; read it by `ref` and send what it holds as `website`.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        {honeypot.label}
        {/* The attributes beside autoComplete ask password managers to leave it alone. */}
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
