import { crisisLanguages } from "@aangan/copy/crisis-languages";
import * as helpPages from "@aangan/copy/help-pages";
import * as layout from "@aangan/copy/layout";
import { quickExitURL } from "@aangan/copy/links";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { ChevronDown, DoorOpen, MessageSquareText, Phone } from "lucide-react";
import {
  availability,
  type CrisisSection,
  crisisSections,
  type DirectorySection,
  dangerNow,
  directorySections,
  type Helpline,
  type HelpNumber,
  wayLabel,
} from "@/content/crisis";
import { helplines } from "@/content/helplines";
import { ReadingPage } from "@/features/frame/pages";
import { Contents } from "./contents";
import { LampNiche } from "./lamp-niche";
import { ProseParagraph, paragraphKey } from "./prose";
import { inner } from "./styles";

const words = helpPages.crisis;
const press =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded-control px-5 pt-0.5 font-bold text-[19px] leading-6 no-underline [&_svg]:size-5.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]";

/** The crisis page. It must work on any phone and network and without scripts, so it is text, links and one image. */
export function CrisisPage() {
  return (
    <ReadingPage>
      <Night />
      <div className="relative max-frame:pb-16">
        <div className={`${inner} frame:grid frame:grid-cols-[250px_minmax(0,62ch)] frame:gap-x-16 print:block`}>
          <div className="pt-20 max-frame:hidden print:hidden">
            <Contents items={[...directorySections, ...crisisSections]} wideOnly />
          </div>
          <div className="min-w-0 pt-4 pb-12 text-article frame:pt-8 frame:pb-20">
            {directorySections.map((section) => (
              <DirectoryPart key={section.id} section={section} />
            ))}
            {crisisSections.map((section) => (
              <Part key={section.id} section={section} />
            ))}
          </div>
        </div>
        <StickyHelplines />
      </div>
    </ReadingPage>
  );
}

function Night() {
  const [call, text, danger, ...others] = helplines;
  return (
    <section aria-labelledby="now" className="bg-crisis text-on-crisis print:bg-transparent print:text-ink">
      <div className={`${inner} py-6 frame:pt-8 frame:pb-16`}>
        <div className="flex items-center justify-between gap-4">
          <p className="flex items-center gap-2.5 font-semibold text-label">
            <LampIcon className="size-8 print:hidden" />
            {words.title}
          </p>
          <a
            href={quickExitURL}
            rel="noreferrer"
            data-leave=""
            title={helpPages.leaveHint}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-on-crisis/60 px-3 pt-0.5 font-semibold text-on-crisis text-small no-underline hover:border-on-crisis print:hidden"
          >
            <DoorOpen aria-hidden="true" className="-mt-0.5 size-5 stroke-[1.75]" />
            {layout.quickExit}
          </a>
        </div>
        <div className="grid items-center gap-x-16 frame:grid-cols-[minmax(0,1fr)_300px] print:block">
          <div>
            <h1
              id="now"
              className="mt-4 max-w-[12em] font-display font-medium text-[clamp(36px,5.2vw,66px)] leading-[1.04] tracking-(--track-display)"
            >
              {words.heading}
            </h1>
            <p className="mt-3 max-w-[36ch] text-lead text-pretty">{words.text}</p>
            <div className="mt-5 grid grid-cols-2 gap-3 min-[560px]:max-w-[440px] frame:mt-7">
              <a href={call.href} className={`${press} bg-lamp text-on-lamp`}>
                <Phone aria-hidden="true" />
                {call.label}
              </a>
              <a href={text.href} className={`${press} border-2 border-on-crisis text-on-crisis print:text-ink`}>
                <MessageSquareText aria-hidden="true" />
                {text.label}
              </a>
              <a
                href={danger.href}
                className={`${press} col-span-2 flex-wrap gap-x-3 border-2 border-on-crisis py-2 text-on-crisis print:text-ink`}
              >
                <Phone aria-hidden="true" />
                {danger.label}
                <span className="font-semibold text-small">{dangerNow}</span>
              </a>
            </div>
            <ul className="mt-6 max-w-[560px] divide-y divide-on-crisis/30 border-on-crisis/30 border-y">
              {others.map((line) => (
                <Row key={line.id} line={line} className="text-on-crisis print:text-ink" />
              ))}
            </ul>
            <ul className="mt-6 grid max-w-[760px] gap-x-10 gap-y-5 md:grid-cols-2">
              {crisisLanguages.map((one) => (
                <Native key={one.code} one={one} />
              ))}
            </ul>
          </div>
          <LampNiche className="relative w-[300px] max-frame:hidden print:hidden" />
        </div>
      </div>
    </section>
  );
}

function Row({ line, className }: { line: HelpNumber; className: string }) {
  return (
    <li>
      <a
        href={line.href}
        className={`flex min-h-13 flex-wrap items-baseline gap-x-3 py-3 no-underline hover:underline ${className}`}
      >
        <b className="font-bold text-[18px] leading-6">{line.label}</b>
        <span className="text-small">{line.detail}</span>
      </a>
    </li>
  );
}

/** Two sentences in a language of its own script. The English words to say stay left to right. */
function Native({ one }: { one: (typeof crisisLanguages)[number] }) {
  return (
    <li lang={one.code} dir={one.rtl ? "rtl" : undefined} className={one.rtl ? "leading-9" : "leading-7"}>
      <b className="block font-semibold">{one.name}</b>
      {one.danger} {one.text}{" "}
      <bdi lang="en" dir="ltr" className="whitespace-nowrap">
        “{one.ask}”
      </bdi>
    </li>
  );
}

/** A section of the directory. Its groups are HTML's own folds: readable without scripts, and open in print. */
function DirectoryPart({ section }: { section: DirectorySection }) {
  return (
    <section aria-labelledby={section.id} className="mt-10 frame:mt-12">
      <h2 id={section.id} className="scroll-mt-6 font-display font-medium text-[28px] leading-8">
        {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <ProseParagraph key={paragraphKey(paragraph)} paragraph={paragraph} className="mt-3" />
      ))}
      <div className="mt-4 border-line border-t print:columns-2 print:gap-8 print:text-small">
        {section.groups.map((group) => (
          <details key={group.id} className="group border-line border-b">
            <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2.5 font-semibold leading-6 print:min-h-0 print:break-after-avoid">
              {group.title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-(--d-ui) group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="pb-5">
              {group.text ? <p className="text-body print:text-small">{group.text}</p> : null}
              <ul className="mt-3 flex flex-col gap-5">
                {group.lines.map((line) => (
                  <Entry key={line.id} line={line} />
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Entry({ line }: { line: Helpline }) {
  return (
    <li className="border-accent border-l-3 pl-4 print:break-inside-avoid">
      <h3 className="font-semibold font-text text-[17px] leading-6 tracking-normal">{line.name}</h3>
      <p className="text-body print:text-small">{line.about}</p>
      <ul className="flex flex-col">
        {line.ways.map((way) => (
          <li key={way.href}>
            <a
              href={way.href}
              rel={way.means === "web" ? "noreferrer" : undefined}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 text-ink print:min-h-0 no-underline hover:underline"
            >
              <b className="font-bold text-[18px] text-primary leading-6 [overflow-wrap:anywhere]">{wayLabel(way)}</b>
              {way.note ? <span className="text-ink-muted text-small">{way.note}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted text-small">{availability(line)}</p>
    </li>
  );
}

function Part({ section }: { section: CrisisSection }) {
  const { sayings, steps, numbers, after } = section;
  return (
    <section aria-labelledby={section.id} className="mt-10 frame:mt-12">
      <h2 id={section.id} className="scroll-mt-6 font-display font-medium text-[28px] leading-8">
        {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <ProseParagraph key={paragraphKey(paragraph)} paragraph={paragraph} className="mt-3" />
      ))}
      {sayings ? (
        <ul className="mt-4 flex flex-col gap-2">
          {sayings.map((saying) => (
            <li key={saying} className="border-accent border-l-3 py-1 pl-4 font-display text-[20px] leading-7">
              “{saying}”
            </li>
          ))}
        </ul>
      ) : null}
      {steps ? (
        <ol className="mt-3 divide-y divide-line border-line border-y">
          {steps.map((step) => (
            <li key={step.title} className="py-3.5">
              <strong>{step.title}</strong> {step.text}
            </li>
          ))}
        </ol>
      ) : null}
      {numbers ? (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {numbers.map((line) => (
            <Row key={line.href} line={line} className="text-ink" />
          ))}
        </ul>
      ) : null}
      {after?.map((paragraph) => (
        <ProseParagraph key={paragraphKey(paragraph)} paragraph={paragraph} className="mt-3" />
      ))}
    </section>
  );
}

/** On phones the first two numbers stay within reach of the thumb, once those at the top are scrolled out of view. */
function StickyHelplines() {
  const [call, text] = helplines;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[100dvh] bottom-0 flex flex-col justify-end frame:hidden print:hidden">
      <div className="pointer-events-auto sticky bottom-0 grid grid-cols-2 gap-2 border-crisis-edge border-t-2 bg-crisis px-3 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        <a href={call.href} className={`${press} bg-lamp text-on-lamp`}>
          {call.label}
        </a>
        <a href={text.href} className={`${press} border-[1.5px] border-on-crisis text-on-crisis`}>
          {text.label}
        </a>
      </div>
    </div>
  );
}
