import * as words from "@aangan/copy/about-us";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Niche } from "@aangan/ui/art/niche/niche.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { mission, story, vision, who } from "@/content/about";
import { JoinBeta } from "@/features/frame/join-beta";
import { ReadingPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { Approach } from "./approach";
import { EmptyNiche } from "./empty-niche";
import { HousePlan } from "./house-plan";
import { Limits, Promises } from "./promises";
import { bigLine, inner, underHeader } from "./styles";

/**
 * The About page: mission, story, approach and promises. Its artwork shows one wall in the morning at the top and in
 * the evening at the end.
 */
export function AboutPage() {
  return (
    <ReadingPage>
      <Intro />
      <Story />
      <Audience />
      <Approach />
      <Promises />
      <Limits />
      <Closing />
    </ReadingPage>
  );
}

/** The first section: heading, three niches with one empty, and the mission. */
function Intro() {
  return (
    <div className={`relative isolate overflow-hidden bg-wall text-ink ${underHeader}`}>
      {/* Decorative light from the upper edge. */}
      <div aria-hidden="true" className="absolute inset-x-0 top-17 bottom-0 -z-10 overflow-hidden frame:top-21">
        <JaaliLight
          t={0.2}
          cell={56}
          columns={8}
          rows={14}
          className="-right-34 h-auto w-[250px] frame:right-0 frame:w-[520px]"
        />
      </div>
      <div aria-hidden="true" className="ml-[38%] frame:ml-[54%]">
        <div className="h-2.5 border-teak-deep border-b-4 bg-teak frame:h-4.5" />
        <div className="ml-2 h-2 bg-teak-deep/15" />
      </div>
      <div>
        <div className="mx-auto grid w-full max-w-[1320px] gap-x-6 gap-y-10 px-4 pt-3 frame:grid-cols-2 frame:px-(--gutter) frame:pt-4">
          <div className="frame:pb-16">
            <p className="font-semibold text-label">{words.label}</p>
            <h1 className="mt-2 max-w-[9em] font-display font-medium text-hero">{words.heading}</h1>
            <p className="mt-5 max-w-[27em] text-lead text-pretty frame:mt-7">{words.text}</p>
          </div>
          <div aria-hidden="true" className="grid grid-cols-3 items-end gap-x-6 px-2 pb-7 frame:gap-x-9 frame:pb-14">
            <Niche portrait="lakshmi" />
            <Niche portrait="kabir" />
            <EmptyNiche className="block h-auto w-full" />
          </div>
        </div>
      </div>
      <section aria-labelledby="mission" className="border-floor border-t-[5px] bg-dado/75">
        <div aria-hidden="true" className="mt-1.5 h-[1.5px] bg-floor opacity-60" />
        <div
          className={`${inner} grid gap-x-10 gap-y-5 pt-8 pb-10 frame:grid-cols-[7fr_4fr] frame:items-end frame:pt-12 frame:pb-16`}
        >
          <div>
            <h2 id="mission" className="font-semibold font-text text-label tracking-normal">
              {words.missionTitle}
            </h2>
            <p className={`mt-2 ${bigLine}`}>{mission.line}</p>
          </div>
          <p className="max-w-[44ch] text-lead text-pretty">{mission.text}</p>
        </div>
        <div aria-hidden="true" className="h-3 bg-floor-deep frame:h-4" />
      </section>
    </div>
  );
}

function Story() {
  return (
    <section aria-labelledby="story" className="py-15 frame:py-23">
      <div className={`${inner} grid gap-x-16 gap-y-9 frame:grid-cols-[minmax(300px,5fr)_7fr]`}>
        <div className="frame:sticky frame:top-8 frame:self-start">
          <h2 id="story" className="font-display font-medium text-h2">
            {words.storyTitle}
          </h2>
          <HousePlan className="mt-6 block h-auto w-full max-w-[420px]" />
        </div>
        <div className="flex max-w-[62ch] flex-col gap-10">
          {story.map((passage) => (
            <div key={passage.title}>
              <h3 className="font-display text-[26px] leading-8">{passage.title}</h3>
              {passage.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 text-article text-pretty">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The people whom the product is for, in large lines. */
function Audience() {
  return (
    <section aria-labelledby="who" className="bg-surface py-15 frame:py-23">
      <div className={`${inner} grid gap-x-16 gap-y-8 frame:grid-cols-[1fr_2.6fr]`}>
        <div>
          <h2 id="who" className="font-display font-medium text-h2">
            {words.whoTitle}
          </h2>
          <p className="mt-4 max-w-[40ch] text-ink-muted">{who.text}</p>
        </div>
        <ul className="border-line border-t">
          {who.lines.map((line) => (
            <li
              key={line}
              className="border-line border-b py-4 font-display font-medium text-[23px] text-balance leading-[1.2] frame:py-5 frame:text-[34px]"
            >
              {line}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The same wall in the evening: the purpose of the product, and links to join. */
function Closing() {
  return (
    <div className="relative isolate overflow-hidden bg-wall text-ink">
      <JaaliLight
        t={0.82}
        cell={52}
        columns={7}
        rows={12}
        className="-right-56 -z-10 h-auto w-[250px] frame:right-0 frame:w-[440px]"
      />
      <section aria-labelledby="vision">
        <div className={`${inner} pt-15 pb-12 frame:pt-23 frame:pb-16`}>
          <h2 id="vision" className="font-semibold font-text text-label tracking-normal">
            {words.visionTitle}
          </h2>
          <p className={`mt-2 ${bigLine}`}>{vision.line}</p>
          <p className="mt-6 max-w-[50ch] text-lead text-pretty">{vision.text}</p>
        </div>
      </section>
      <section aria-labelledby="join" className="border-floor border-t-[5px] bg-dado/75">
        <div
          className={`${inner} flex flex-col gap-x-10 gap-y-6 py-10 frame:flex-row frame:items-center frame:justify-between frame:py-12`}
        >
          <div>
            <h2 id="join" className="font-display font-medium text-h2">
              {words.joinTitle}
            </h2>
            <p className="mt-2 max-w-[46ch] text-pretty">{words.joinText}</p>
          </div>
          <div className="flex shrink-0 flex-col gap-3">
            <JoinBeta />
            <div className="flex flex-wrap gap-x-1">
              <Ways />
            </div>
          </div>
        </div>
        <div aria-hidden="true" className="h-3 bg-floor-deep frame:h-4" />
      </section>
    </div>
  );
}

function Ways() {
  const ways = [
    { href: routes.ourCoaches.path, label: words.meetCoaches },
    { href: routes.careers.path, label: words.workWithUs },
    { href: routes.contact.path, label: words.writeToUs },
  ];
  return ways.map((way) => (
    <Button key={way.href} asChild variant="quiet" className="text-ink underline underline-offset-4 hover:bg-ink/7">
      <a href={way.href}>{way.label}</a>
    </Button>
  ));
}
