"use client";

import * as words from "@aangan/copy/administration";
import { Button } from "@aangan/ui/button/button.tsx";
import { SensitiveContent } from "@aangan/ui/sensitive-content/sensitive-content.tsx";
import { Part } from "./case-facts";
import type { CaseDetail } from "./queries";

const statusWords = {
  published: words.statusPublished,
  held: words.statusHeld,
  hidden: words.statusHidden,
  removed: words.statusRemoved,
  deleted: words.statusDeleted,
} as const;

/** Props of {@link CaseText}. */
export interface CaseTextProps {
  found: CaseDetail;
  covered: boolean;
  onCovered: (covered: boolean) => void;
}

/** The text in question with its title, covered until requested; for a comment also its post. */
export function CaseText({ found, covered, onCovered }: CaseTextProps) {
  return (
    <Part title={words.wordsTitle}>
      <p className="text-ink-muted text-small">
        {found.authorName ? `${words.byAuthor({ name: found.authorName })} ` : null}
        {statusWords[found.status]}
      </p>
      {found.content ? (
        <SensitiveContent
          covered={covered}
          onCovered={onCovered}
          title={words.covered}
          hint={words.coveredHint}
          uncoverLabel={words.uncover}
          coverLabel={words.cover}
        >
          {found.target === "post" ? <Title>{found.title}</Title> : null}
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{found.content}</p>
          {found.postContent ? (
            <div className="mt-3 border-line border-t pt-3">
              <p className="mb-1 font-semibold text-ink-muted text-small">{words.threadTitle}</p>
              <Title>{found.title}</Title>
              <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{found.postContent}</p>
            </div>
          ) : null}
        </SensitiveContent>
      ) : (
        <>
          <p>{words.noWords}</p>
          {covered && quoted(found) ? (
            <Button size="sm" variant="secondary" className="self-start" onClick={() => onCovered(false)}>
              {words.uncoverToo}
            </Button>
          ) : null}
        </>
      )}
    </Part>
  );
}

/** Whether the appeal or notes exist, which may quote the text. */
const quoted = ({ appeal, flagList }: CaseDetail) => Boolean(appeal) || flagList.some(({ notes }) => notes !== "");

function Title({ children }: { children: string }) {
  return children ? <p className="mb-1 font-semibold [overflow-wrap:anywhere]">{children}</p> : null;
}
