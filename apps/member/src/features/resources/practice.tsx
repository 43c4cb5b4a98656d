"use client";

import * as resourcesPage from "@aangan/copy/resources-page";
import { inList } from "@aangan/shell/locale/lists.ts";
import { BodyScan } from "@aangan/ui/body-scan/body-scan.tsx";
import { scanMs } from "@aangan/ui/body-scan/steps.ts";
import { BreathGuide } from "@aangan/ui/breath/breath-guide.tsx";
import { type BreathPattern, lengthMs } from "@aangan/ui/breath/timing.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { NotebookPen } from "lucide-react";
import { Link } from "@/lib/link";
import { promptHref } from "./address";
import type { Resource } from "./queries";

/** Whole minutes, at least one, in words. */
const minutes = (ms: number) => resourcesPage.minutes({ count: Math.max(1, Math.round(ms / 60_000)) });

/** The exercise of a piece, above its text: guided breaths, or steps. Nothing is stored. */
export function Practice({ piece: { practice } }: { piece: Resource }) {
  if (practice.kind === "breath" && practice.breath) return <Breathing pattern={practice.breath} />;
  if (practice.kind === "scan") return <Steps steps={practice.steps} />;
  return null;
}

function Breathing({ pattern }: { pattern: BreathPattern }) {
  const words = resourcesPage.breath;
  const parts = inList(
    (["in", "hold", "out", "rest"] as const)
      .filter((phase) => pattern[phase] > 0)
      .map((phase) => words.parts[phase]({ count: pattern[phase] })),
  );
  return (
    <BreathGuide
      title={words.title}
      pattern={pattern}
      labels={{
        ...words,
        progress: (count, total) => words.breath({ count, total }),
        seconds: (left) => words.seconds({ count: left }),
      }}
    >
      <p>{words.pattern({ parts })}</p>
      <p>{words.length({ breaths: words.breaths({ count: pattern.breaths }), minutes: minutes(lengthMs(pattern)) })}</p>
      <p className="text-small">{words.ease}</p>
    </BreathGuide>
  );
}

function Steps({ steps }: { steps: Resource["practice"]["steps"] }) {
  const words = resourcesPage.scan;
  return (
    <BodyScan
      title={words.title}
      text={words.text({ steps: words.steps({ count: steps.length }), minutes: minutes(scanMs(steps)) })}
      steps={steps}
      labels={{
        ...words,
        progress: (step, total) => words.step({ step, total }),
        seconds: (left) => words.left({ count: left }),
      }}
    />
  );
}

/** The questions of a piece, each of which opens a page in the journal. */
export function Prompts({ piece }: { piece: Resource }) {
  const words = resourcesPage.prompts;
  if (piece.practice.kind !== "journal") return null;
  return (
    <section aria-labelledby="prompts" className="mt-10">
      <h3 id="prompts" className="font-display text-h3">
        {words.title}
      </h3>
      <p className="mt-0.5 text-ink-muted text-small">{words.text}</p>
      <ol className="mt-4 border-line border-t">
        {piece.practice.prompts.map((prompt, place) => (
          <li
            key={prompt}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3.5"
          >
            <p lang={languageOf(prompt)} className="min-w-0 flex-1 basis-72 text-pretty">
              {prompt}
            </p>
            <Button asChild variant="secondary" size="sm">
              <Link href={promptHref(piece.id, place)} aria-label={words.writeNamed({ prompt })}>
                <NotebookPen aria-hidden="true" />
                {words.write}
              </Link>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
