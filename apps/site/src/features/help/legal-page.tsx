import * as helpPages from "@aangan/copy/help-pages";
import { locale } from "@aangan/copy/locale";
import type { Block, Section } from "@/content/prose";
import { ReadingPage } from "@/features/frame/pages";
import { Contents } from "./contents";
import { HelplineList } from "./helpline-list";
import { PageWall } from "./page-wall";
import { ProseParagraph, ProseText, paragraphKey } from "./prose";
import { inner } from "./styles";

/** Props of {@link LegalPage}. */
export interface LegalPageProps {
  title: string;
  text: string;
  /** The day since which it is in effect, as `2026-11-26`. */
  since: string;
  /** The summary in a few lines. */
  summary: readonly string[];
  sections: readonly Section[];
}

const effective = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** A policy: its effective date, a summary, and the full text in sections. */
export function LegalPage({ title, text, since, summary, sections }: LegalPageProps) {
  return (
    <ReadingPage>
      <PageWall title={title} text={text}>
        <p className="mt-5 text-small">
          <time dateTime={since}>
            {helpPages.effective({ date: effective.format(new Date(`${since}T00:00:00Z`)) })}
          </time>
        </p>
      </PageWall>
      <div
        className={`${inner} grid gap-x-16 gap-y-8 pt-8 pb-15 frame:grid-cols-[250px_minmax(0,1fr)] frame:pt-16 frame:pb-23 print:block`}
      >
        <Contents items={sections} />
        <div className="max-w-[62ch] text-article print:max-w-none">
          <section
            aria-labelledby="short"
            className="rounded-card border border-line bg-surface p-5 shadow-cast-1 frame:p-7"
          >
            <h2 id="short" className="font-display text-h3">
              {helpPages.short}
            </h2>
            <ul className="mt-3 divide-y divide-line border-line border-t">
              {summary.map((line) => (
                <li key={line} className="py-3 last:pb-0">
                  {line}
                </li>
              ))}
            </ul>
          </section>
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-11 frame:mt-14">
              <h2
                id={section.id}
                className="scroll-mt-6 font-display font-medium text-[28px] leading-8 print:break-after-avoid"
              >
                <span className="mr-2.5 text-accent-ink">{index + 1}</span>
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <BlockOf key={blockKey(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </ReadingPage>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === "string" || "priced" in block) return <ProseParagraph paragraph={block} className="mt-4" />;
  if ("helplines" in block) {
    return (
      <div className="mt-4 text-body">
        <HelplineList />
      </div>
    );
  }
  if ("list" in block) {
    return (
      <ul className="mt-4 flex list-disc flex-col gap-1.5 pl-6 marker:text-accent-ink">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="mt-4 divide-y divide-line border-line border-y">
      {block.facts.map((fact) => (
        <div
          key={fact.name}
          className="grid gap-x-6 py-3.5 md:grid-cols-[10.5rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-semibold">{fact.name}</dt>
          <dd className="text-body">
            <ProseText text={fact.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function blockKey(block: Block): string {
  if (typeof block === "string" || "priced" in block) return paragraphKey(block);
  if ("helplines" in block) return "helplines";
  return "list" in block ? block.list.join() : block.facts.map(({ name }) => name).join();
}
