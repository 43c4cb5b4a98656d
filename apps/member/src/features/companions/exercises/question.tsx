"use client";

import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as page from "@aangan/copy/exercises-page";
import { Breath } from "@aangan/ui/breath/breath.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { RadioCard, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Slider } from "@aangan/ui/slider/slider.tsx";
import { type RefObject, useId, useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { type ExerciseReply, type ExerciseRun, type ExerciseWords, insert } from "./queries";

type Step = NonNullable<ExerciseRun["current"]>;

/** Props of {@link Question}. */
export interface QuestionProps {
  question: Step;
  words: ExerciseWords;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** An answer is being stored. */
  pending: boolean;
  onAnswer: (reply: Omit<ExerciseReply, "step">) => void;
}

/** The current step: its question, its answers, and one primary button. Texts are written in the box below the page. */
export function Question({ question, words, headingRef, pending, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <>
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mt-2.5 text-balance font-display text-[22px] leading-[calc(27px+var(--lh-script,0px))] tracking-[-0.01em] outline-none md:text-[25px] md:leading-[calc(31px+var(--lh-script,0px))]"
      >
        {question.question}
      </h2>
      {question.hint ? <p className="text-ink-muted text-small">{question.hint}</p> : null}
      {question.kind === "choice" ? (
        <Choices labelledBy={id} question={question} words={words} pending={pending} onAnswer={onAnswer} />
      ) : question.kind === "rating" ? (
        <Rating label={question.question} question={question} words={words} pending={pending} onAnswer={onAnswer} />
      ) : question.kind === "emergency" ? (
        <div className="mt-2 flex flex-col gap-3">
          <Button asChild size="lg" variant="destructive" className="self-start">
            <a href={crisisLinks.call911}>{page.call911}</a>
          </Button>
          <CrisisBanner className="mx-0 frame:mx-0" />
        </div>
      ) : question.kind === "breath" ? (
        <Breathing question={question} words={words} />
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {question.button ? (
          <Button size="lg" pending={pending} pendingText={question.button} onClick={() => onAnswer({})}>
            {question.button}
          </Button>
        ) : null}
        {question.button === "" ? (
          <Button variant="quiet" disabled={pending} className="-ml-3" onClick={() => onAnswer({})}>
            {words.skip}
          </Button>
        ) : null}
      </div>
    </>
  );
}

interface PartProps {
  question: Step;
  words: ExerciseWords;
  pending: boolean;
  onAnswer: QuestionProps["onAnswer"];
}

function Choices({ labelledBy, question, words, pending, onAnswer }: PartProps & { labelledBy: string }) {
  const [chosen, setChosen] = useState("");
  return (
    <>
      <RadioGroup
        aria-labelledby={labelledBy}
        value={chosen}
        onValueChange={setChosen}
        className="mt-2 grid gap-2 md:grid-cols-2"
      >
        {question.choices.map(({ id, label }) => (
          <RadioCard key={id} value={id} label={label} className="not-first:mt-0" />
        ))}
      </RadioGroup>
      <div className="mt-2">
        <Button
          size="lg"
          disabled={chosen === ""}
          pending={pending}
          pendingText={words.continue}
          onClick={() => onAnswer({ choice: chosen })}
        >
          {words.continue}
        </Button>
      </div>
    </>
  );
}

function Rating({ label, question, words, pending, onAnswer }: PartProps & { label: string }) {
  const [value, setValue] = useState(50);
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <Slider
          aria-label={label}
          value={value}
          onValueChange={setValue}
          step={5}
          minLabel={question.low}
          maxLabel={question.high}
          className="flex-1"
        />
        <output className="w-12 text-right font-display text-h2 tabular-nums">{value}</output>
      </div>
      <div className="mt-2">
        <Button
          size="lg"
          pending={pending}
          pendingText={words.continue}
          onClick={() => onAnswer({ text: String(value) })}
        >
          {words.continue}
        </Button>
      </div>
    </>
  );
}

function Breathing({ question, words }: { question: Step; words: ExerciseWords }) {
  const { inhaleSeconds, exhaleSeconds, minutes } = question;
  const breaths = Math.max(1, Math.round((minutes * 60) / (inhaleSeconds + exhaleSeconds)));
  return (
    <Breath
      title={`${inhaleSeconds} · ${exhaleSeconds}`}
      text={insert(words.minutes, { n: minutes })}
      pattern={{ in: inhaleSeconds, hold: 0, out: exhaleSeconds, rest: 0, breaths }}
      labels={{
        begin: words.breatheStart,
        again: words.again,
        stop: words.stop,
        phases: { in: words.breatheIn, hold: "", out: words.breatheOut, rest: "" },
        progress: (n, total) => insert(words.position, { n, total }),
        seconds: String,
        done: insert(words.breatheEnd, { n: minutes }),
      }}
      className="mt-2"
    />
  );
}
