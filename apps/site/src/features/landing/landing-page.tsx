import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as disclaimers from "@aangan/copy/disclaimers";
import { items as faq } from "@aangan/copy/faq";
import { dollars } from "@aangan/copy/format";
import * as words from "@aangan/copy/landing";
import { locale } from "@aangan/copy/locale";
import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { Courtyard } from "@aangan/ui/art/courtyard/courtyard.tsx";
import { HangingSwing } from "@aangan/ui/art/courtyard/hanging-swing.tsx";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Kolam, KolamLineWork } from "@aangan/ui/art/kolam/kolam.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { ArrowRight, Check, ChevronDown } from "lucide-react";
import { helplines } from "@/content/helplines";
import { JoinBeta } from "@/features/frame/join-beta";
import { PlainPage } from "@/features/frame/plain-page";
import { SiteFooter } from "@/features/frame/site-footer";
import { SiteHeader } from "@/features/frame/site-header";
import { VariantOnly } from "@/features/variants/only";
import { OfferingArt } from "./offering-art";
import { OfferingScene } from "./offering-scene";

const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** The front page, in the order of a visitor's questions: what, how, how much, and is it for me. */
export function LandingPage() {
  return (
    <PlainPage>
      <Hero />
      <main id="main" tabIndex={-1} className="outline-none">
        <Approach />
        <HowItWorks />
        <Features />
        <Pricing />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
    </PlainPage>
  );
}

function Hero() {
  return (
    <div className="relative isolate flex flex-col overflow-hidden bg-wall text-ink frame:min-h-[max(780px,min(100dvh,980px))]">
      <SiteHeader account={false} />
      <section
        aria-labelledby="hero"
        className="mx-auto w-full max-w-[1320px] px-4 pt-3 pb-5 frame:px-(--gutter) frame:pt-9"
      >
        <div className="max-w-[620px]">
          {/* One heading contains every variant, so that the page has exactly one h1. */}
          <h1 id="hero" className="font-display font-medium text-hero text-balance">
            {headingVariants.map(({ code, heading }) => (
              <VariantOnly key={code} as="span" heading={code}>
                {heading}
              </VariantOnly>
            ))}
          </h1>
          {headingVariants.map(({ code, heroText }) =>
            heroText ? (
              <VariantOnly key={code} heading={code}>
                <p className="mt-4 font-semibold text-lead">{heroText}</p>
              </VariantOnly>
            ) : null,
          )}
          <p className="mt-5 max-w-[27em] text-lead text-pretty frame:mt-8">{words.heroText}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 frame:mt-8">
            <JoinBeta className="max-frame:w-full" />
            <Button asChild variant="quiet" size="lg" className="text-ink max-frame:hidden">
              <a href={`#${words.anchors.howItWorks}`}>
                {words.seeHow}
                <ArrowRight aria-hidden="true" />
              </a>
            </Button>
          </div>
          <p className="mt-3 text-small">{words.heroNote}</p>
        </div>
      </section>
      {/* After the text: while the page loads, the picture must not appear first and then move down. */}
      <Courtyard scene="hero" niches={["meenakshi", "harpreet"]} sway className="-z-10 frame:absolute frame:inset-0" />
    </div>
  );
}

function Approach() {
  return (
    <section aria-labelledby="approach" className="py-15 frame:py-23">
      <div className={inner}>
        <h2 id="approach" className="max-w-[11em] font-display font-medium text-h2">
          {words.approachTitle}
        </h2>
        <p className="mt-4 max-w-[54ch] text-ink-muted text-lead text-pretty">{words.approachText}</p>
        <ul className="mt-9 grid gap-x-5 gap-y-8 frame:grid-cols-12">
          {words.offerings.map((offering, index) => (
            <li key={offering.id} className={index % 3 === 0 ? "frame:col-span-5" : "frame:col-span-7"}>
              <a href={`#${offering.id}`} className="group block rounded-card text-inherit no-underline">
                <OfferingArt id={offering.id} />
                <h3 className="mt-3.5 font-display text-h3 group-hover:underline">{offering.title}</h3>
                <p className="later mt-1 max-w-[46ch] text-ink-muted text-small">{offering.text}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Returns how much of the kolam's line is drawn at each of the three steps. */
function drawnBy(step: number): number {
  return [0, 0.42][step] ?? 1;
}

function HowItWorks() {
  return (
    <section id={words.anchors.howItWorks} aria-labelledby="how" className="bg-surface py-15 frame:py-23">
      <div className={inner}>
        <h2 id="how" className="font-display font-medium text-h2">
          {words.howTitle}
        </h2>
        <p className="mt-4 max-w-[54ch] text-ink-muted text-lead text-pretty">{words.howText}</p>
        <ol className="mt-10 grid gap-9 frame:grid-cols-3 frame:gap-12">
          {words.steps.map((step, index) => (
            <li key={step.title} className="max-frame:grid max-frame:grid-cols-[88px_1fr] max-frame:gap-x-5">
              {/* The stages of a kolam: the dots, the unfinished line, the closed line. */}
              <Kolam
                seed="aangan"
                n={7}
                symmetry="C2"
                loops={1}
                drawn={drawnBy(index)}
                className="size-22 text-primary frame:size-44"
              />
              <div>
                <h3 className="font-display text-h3 frame:mt-6">
                  <span className="mr-2 text-accent-ink">{index + 1}</span>
                  {step.title}
                </h3>
                <p className="mt-1.5 max-w-[44ch] text-ink-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section id={words.anchors.features} aria-labelledby="features-title" className="py-15 frame:py-23">
      <div className={inner}>
        <h2 id="features-title" className="font-display font-medium text-h2">
          {words.featuresTitle}
        </h2>
        <p className="mt-4 max-w-[54ch] text-ink-muted text-lead text-pretty">{words.featuresText}</p>
        <div className="mt-10 flex flex-col gap-14 frame:mt-14 frame:gap-24">
          {words.offerings.map((offering, index) => (
            <section
              key={offering.id}
              id={offering.id}
              aria-labelledby={`${offering.id}-title`}
              className="grid items-center gap-x-16 gap-y-6 frame:grid-cols-2"
            >
              <div className={index % 2 === 1 ? "frame:order-last" : undefined}>
                <p className="font-semibold text-accent-ink text-label">{offering.title}</p>
                <h3
                  id={`${offering.id}-title`}
                  className="mt-1 max-w-[14em] text-balance font-display font-medium text-[30px] leading-9 frame:text-[36px] frame:leading-[42px]"
                >
                  {offering.heading}
                </h3>
                <p className="mt-4 max-w-[52ch] text-article">{offering.detail}</p>
                <ul className="mt-4 flex flex-col gap-2">
                  {offering.points.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
              <OfferingScene id={offering.id} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Pricing() {
  return (
    <section id={words.anchors.pricing} aria-labelledby="pricing-title" className="relative">
      <div aria-hidden="true" className="reku h-2.5" />
      <div className="relative isolate overflow-hidden bg-floor text-on-floor">
        <svg
          aria-hidden="true"
          viewBox="-62 -62 924 924"
          className="absolute -top-10 -right-40 -z-10 hidden w-[720px] opacity-25 frame:block"
        >
          <KolamLineWork seed="plan" n={9} shape="diamond" loops={1} dot={0.09} />
        </svg>
        <div className={`${inner} grid items-center gap-10 py-15 frame:grid-cols-[1fr_500px] frame:py-23`}>
          <div>
            <h2 id="pricing-title" className="max-w-[11em] font-display font-medium text-h2">
              {words.pricingTitle}
            </h2>
            <p className="mt-5 max-w-[44ch] text-lead">{words.pricingText}</p>
            <p className="mt-6 max-w-[56ch] text-small">
              {disclaimers.full}{" "}
              {crisis.inCrisis({
                link: (number) => (
                  <a key="link" href={crisisLinks.call988} className="font-semibold text-on-floor">
                    {number}
                  </a>
                ),
              })}
            </p>
          </div>
          <div className="rounded-card bg-surface p-5 text-ink shadow-cast-3 frame:p-8">
            {pricingVariants.map((variant) => (
              <VariantOnly key={variant.code} pricing={variant.code}>
                <div className="flex items-start justify-between gap-3">
                  <h3 className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-display font-medium text-[76px] leading-[72px] tracking-(--track-display)">
                      {dollars(variant.cents, locale)}
                    </span>
                    <span className="font-normal font-text text-ink-muted text-small">{words.perMonth}</span>
                  </h3>
                  <Badge variant={variant.badgeTone === "accent" ? "caution" : variant.badgeTone}>
                    {variant.badge}
                  </Badge>
                </div>
                <ul className="mt-5 divide-y divide-line border-line border-t">
                  {[words.includedSessions({ sessions: variant.sessions }), ...words.included].map((item) => (
                    <li key={item} className="flex gap-3 py-3">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
                      {item}
                    </li>
                  ))}
                </ul>
              </VariantOnly>
            ))}
            <JoinBeta className="mt-4 w-full" />
            <p className="mt-3 text-center text-ink-muted text-small">{words.freeNow}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section id={words.anchors.faq} aria-labelledby="faq-title" className="py-15 frame:py-23">
      <div className={`${inner} grid gap-8 frame:grid-cols-[1fr_1.5fr]`}>
        <div>
          <h2 id="faq-title" className="font-display font-medium text-h2">
            {words.faqTitle}
          </h2>
          <p className="mt-5 max-w-[40ch] text-ink-muted text-small">{disclaimers.full}</p>
        </div>
        {/* One name for all: opening a question closes the other one without a script. */}
        <div className="border-line border-t">
          {faq.map((item) => (
            <details key={item.id} name="faq" className="group border-line border-b">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-[18px] leading-6">
                <h3 className="font-semibold font-text text-[18px] leading-6 tracking-normal">{item.question}</h3>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform duration-(--d-ui) group-open:rotate-180"
                />
              </summary>
              <div className="flex max-w-[62ch] flex-col gap-3 pb-5">
                {item.answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {item.helplines ? (
                  <ul className="flex flex-wrap gap-x-5 gap-y-1">
                    {helplines.map((line) => (
                      <li key={line.id}>
                        <a href={line.href} className="inline-flex min-h-9 items-center font-semibold">
                          {line.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section aria-labelledby="closing" className="relative isolate overflow-hidden bg-wall text-ink">
      {/* On phones it hangs below the text, so that no chain or light crosses it. */}
      <div
        aria-hidden="true"
        className="later absolute inset-x-0 bottom-0 -z-10 overflow-hidden max-frame:h-[262px] frame:top-0"
      >
        <div className="absolute inset-x-0 bottom-0 h-[92px] border-floor border-t-4 bg-dado" />
        <JaaliLight className="h-auto w-[260px] frame:w-[520px]" soft={0.7} />
        <HangingSwing
          sway
          className="bottom-[52px] left-1/2 w-[280px] -translate-x-1/2 frame:right-[max(6%,calc(50%-560px))] frame:left-auto frame:w-[420px] frame:translate-x-0"
        />
        <div className="absolute inset-x-0 top-0 h-3 border-teak-deep border-b-4 bg-teak frame:hidden" />
      </div>
      <div className={`${inner} pt-15 pb-[300px] frame:pt-23 frame:pb-[170px]`}>
        <div className="max-w-[520px]">
          <h2 id="closing" className="font-display font-medium text-h2">
            {words.closingTitle}
          </h2>
          <p className="mt-3 mb-6 max-w-[34ch] text-lead text-pretty">{words.closingText}</p>
          <JoinBeta className="max-frame:w-full" />
        </div>
      </div>
    </section>
  );
}
