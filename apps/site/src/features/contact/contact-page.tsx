import * as words from "@aangan/copy/contact";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { helplines } from "@/content/helplines";
import { FormPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { ContactForm } from "./contact-form";

/** The contact page: the form, other contacts, and helplines for emergencies. */
export function ContactPage() {
  return (
    <FormPage>
      <div className="mx-auto grid w-full max-w-[1200px] items-start gap-x-14 gap-y-7 px-4 pt-4 pb-16 frame:grid-cols-[5fr_6fr] frame:grid-rows-[auto_1fr] frame:px-(--gutter) frame:pt-10 frame:pb-24">
        <div>
          <h1 className="font-display font-medium text-h1">{words.heading}</h1>
          <p className="mt-3 max-w-[44ch] text-ink-muted text-lead text-pretty">{words.text}</p>
          <CrisisStrip />
        </div>
        {/* On phones the form comes before the other contacts; on wide screens they are two columns. */}
        <Card padding="roomy" className="frame:col-start-2 frame:row-span-2 frame:row-start-1">
          <ContactForm />
        </Card>
        <div className="divide-y divide-line border-line border-y">
          <p className="py-4">
            {words.faqText} <TextLink href={routes.faq.path}>{words.faqLink}</TextLink>
          </p>
          <div className="py-4">
            <h2 className="font-semibold font-text text-body tracking-normal">{words.memberTitle}</h2>
            <p>
              {words.memberText} <TextLink href={routes.messages.path}>{words.memberLink}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </FormPage>
  );
}

/** A quiet strip with helplines, because the form is not for emergencies. */
function CrisisStrip() {
  return (
    <section aria-labelledby="contact-crisis" className="mt-7 rounded-card bg-crisis p-4 text-on-crisis md:p-5">
      <div className="flex gap-3.5">
        <LampIcon className="size-8" />
        <div>
          <h2 id="contact-crisis" className="font-display text-h3 tracking-normal">
            {words.crisisTitle}
          </h2>
          <p className="mt-1 text-small">{words.crisis}</p>
        </div>
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 text-small">
        {helplines.map((line) => (
          <li key={line.id}>
            <TextLink variant="inherit" href={line.href} className="inline-flex min-h-9 items-center font-semibold">
              {line.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
