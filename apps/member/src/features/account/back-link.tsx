import { TextLink } from "@aangan/ui/link/link.tsx";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

/** The link to the sign-in screen, below the content of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-1 text-small">
      <TextLink href={href} className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
        {children}
      </TextLink>
    </p>
  );
}
