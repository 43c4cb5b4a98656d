import * as crisis from "@aangan/copy/crisis";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";

/** The numbers that a client can use, for a coach whose own page has failed. They do not work from India. */
export function ClientInDanger() {
  return (
    <p className="mx-auto flex w-full max-w-[920px] items-center gap-3.5 rounded-card border-2 border-crisis-edge bg-crisis px-4 py-3 font-semibold text-on-crisis text-small">
      <LampIcon className="size-8 shrink-0 text-lamp" />
      {crisis.forClient}
    </p>
  );
}
