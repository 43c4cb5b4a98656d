import * as disclaimers from "@aangan/copy/disclaimers";
import * as helpPages from "@aangan/copy/help-pages";
import { Button } from "@aangan/ui/button/button.tsx";
import { ChevronDown } from "lucide-react";
import { type Question, questionGroups } from "@/content/faq";
import { ReadingPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { Contents } from "./contents";
import { HelplineList } from "./helpline-list";
import { PageWall } from "./page-wall";
import { ProseParagraph, paragraphKey } from "./prose";
import { inner } from "./styles";

const words = helpPages.faq;

/** The questions in groups. One per group is open at a time, without scripts; a URL with its id opens a question. */
export function FaqPage() {
  return (
    <ReadingPage>
      <PageWall title={words.heading} text={words.text} />
      <div
        className={`${inner} grid gap-x-16 gap-y-8 pt-8 pb-15 frame:grid-cols-[250px_minmax(0,1fr)] frame:pt-16 frame:pb-23 print:block`}
      >
        <Contents items={questionGroups} />
        <div className="max-w-[760px] print:max-w-none">
          {questionGroups.map((group) => (
            <section key={group.id} aria-labelledby={group.id} className="mb-12 frame:mb-16">
              <h2 id={group.id} className="scroll-mt-6 font-display font-medium text-[30px] leading-9">
                {group.title}
              </h2>
              <div className="mt-4 border-line border-t">
                {group.questions.map((question) => (
                  <QuestionFold key={question.id} question={question} group={group.id} />
                ))}
              </div>
            </section>
          ))}
          <p className="max-w-[62ch] text-ink-muted text-small">{disclaimers.full}</p>
          <section
            aria-labelledby="still-asking"
            className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 shadow-cast-1 print:hidden"
          >
            <h2 id="still-asking" className="font-display text-h3">
              {helpPages.stillAsking}
            </h2>
            <Button asChild variant="secondary" className="max-md:w-full">
              <a href={routes.contact.path}>{helpPages.writeToUs}</a>
            </Button>
          </section>
        </div>
      </div>
    </ReadingPage>
  );
}

function QuestionFold({ question, group }: { question: Question; group: string }) {
  return (
    <details
      id={question.id}
      name={`faq-${group}`}
      data-question=""
      className="group scroll-mt-4 border-line border-b print:break-inside-avoid"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-primary">
        <h3 className="font-semibold font-text text-[18px] leading-6 tracking-normal">{question.question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-(--d-ui) group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="flex max-w-[62ch] flex-col gap-3 pb-6 text-article">
        {question.answer.map((paragraph) => (
          <ProseParagraph key={paragraphKey(paragraph)} paragraph={paragraph} />
        ))}
        {question.helplines ? (
          <div className="mt-1 text-body">
            <HelplineList />
          </div>
        ) : null}
      </div>
    </details>
  );
}
