"use client";

import { usePathname } from "next/navigation";
import { otherLanguages, pathIn } from "@/lib/language";

/** The path under which Next exports the 404 page, which has no address of its own. */
const notFound = "/_not-found";

/**
 * Links to this page in the other languages, each named in itself, so that those who need it can read it. A plain link:
 * following it stores nothing.
 */
export function LanguageSwitch() {
  const path = usePathname();
  const page = path === notFound ? "/" : path;
  return otherLanguages.map(({ code, name }) => (
    <a
      key={code}
      href={pathIn(code, page)}
      hrefLang={code}
      lang={code}
      className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold no-underline hover:underline"
    >
      {name}
    </a>
  ));
}
