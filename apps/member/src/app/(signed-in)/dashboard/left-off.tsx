"use client";

import * as words from "@aangan/copy/dashboard";
import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { exerciseHref } from "@/features/companions/address";
import { useExercises } from "@/features/companions/exercises/queries";
import { Link } from "@/lib/link";

/** Links to the exercises that the member began and can go on with. Renders nothing without one. */
export function LeftOff() {
  const { data } = useExercises();
  const open = data?.exercises.filter((one) => one.open) ?? [];
  if (open.length === 0) return null;
  return (
    <p className="text-ink-muted text-small">
      {words.leftOff}{" "}
      {open.map(({ code, title }, i) => (
        <span key={code}>
          {i > 0 ? " · " : ""}
          <TextLink asChild className="inline-flex min-h-9 items-center">
            <Link href={`${routes.companions.path}${exerciseHref("tara", code)}`}>{title}</Link>
          </TextLink>
        </span>
      ))}
    </p>
  );
}
