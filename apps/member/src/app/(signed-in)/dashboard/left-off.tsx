"use client";

import * as words from "@aangan/copy/dashboard";
import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { exerciseHref } from "@/features/companions/address";
import { useExercises } from "@/features/companions/exercises/queries";
import { resourcesHref } from "@/features/resources/address";
import { useReadingPlaces } from "@/features/resources/queries";
import { Link } from "@/lib/link";

/** The number of begun pieces of the library that are shown. */
const MOST_PIECES = 2;

/**
 * Links to the exercises that the member began and can go on with, and to the pieces of the library that they began.
 * Renders nothing without one.
 */
export function LeftOff() {
  const exercises = useExercises();
  const places = useReadingPlaces();
  const open = [
    ...(exercises.data?.exercises ?? [])
      .filter((one) => one.open)
      .map(({ code, title }) => ({ href: `${routes.companions.path}${exerciseHref("tara", code)}`, title })),
    ...(places.data ?? [])
      .slice(0, MOST_PIECES)
      .map(({ id, title }) => ({ href: resourcesHref({ reading: id, resume: true }), title })),
  ];
  if (open.length === 0) return null;
  return (
    <p className="text-ink-muted text-small">
      {words.leftOff}{" "}
      {open.map(({ href, title }, i) => (
        <span key={href}>
          {i > 0 ? " · " : ""}
          <TextLink asChild className="inline-flex min-h-9 items-center">
            <Link href={href}>{title}</Link>
          </TextLink>
        </span>
      ))}
    </p>
  );
}
