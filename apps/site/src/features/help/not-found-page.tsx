import * as layout from "@aangan/copy/layout";
import * as words from "@aangan/copy/not-found-page";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { ReadingPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { CrisisBanner } from "./crisis-banner";

const others = [
  { href: routes.crisis.path, label: layout.crisisHelp },
  { href: routes.faq.path, label: layout.questions },
  { href: routes.blog.path, label: layout.blog },
  { href: routes.contact.path, label: layout.contact },
];

/** The 404 page: an illustration, a link home, and some other links. */
export function NotFoundPage() {
  return (
    <ReadingPage>
      <CrisisBanner announce={false} className="mx-5 mt-4 frame:mx-auto frame:max-w-[920px]" />
      <div className="mx-auto flex max-w-[560px] flex-col items-center px-5 pt-6 pb-16 text-center frame:pt-12 frame:pb-24">
        <Kolam
          seed="not-found"
          n={7}
          symmetry="C2"
          loops={1}
          drawn={0.56}
          className="size-44 text-primary frame:size-60"
        />
        <h1 className="mt-4">{words.heading}</h1>
        <p className="mt-3 text-ink-muted text-lead text-pretty">{words.text}</p>
        <Button asChild size="lg" className="mt-7">
          <a href={routes.home.path}>{words.home}</a>
        </Button>
        <p className="mt-10">{words.elsewhere}</p>
        <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
          {others.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href} className="inline-flex min-h-11 items-center">
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-10 text-fine text-ink-muted">
          {words.code}
          <br />
          {words.hint}
        </p>
      </div>
    </ReadingPage>
  );
}
