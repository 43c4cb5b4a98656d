"use client";

import { administration as words } from "@aangan/copy/administration";
import { communityCategories } from "@aangan/copy/community";
import { fill, labelOf } from "@aangan/copy/format";
import { Veil } from "@aangan/ui/veil";
import { Part } from "./case-facts";
import type { CaseDetail } from "./queries";

const statusWords = {
  published: words.statusPublished,
  held: words.statusHeld,
  hidden: words.statusHidden,
  removed: words.statusRemoved,
  deleted: words.statusDeleted,
} as const;

/** Props of {@link CaseWords}. */
export interface CaseWordsProps {
  found: CaseDetail;
  covered: boolean;
  onCovered: (covered: boolean) => void;
}

/** The words in question, covered until they are asked for; for a comment also the post it stands under. */
export function CaseWords({ found, covered, onCovered }: CaseWordsProps) {
  const target = found.target === "post" ? words.post : words.comment;
  const category = labelOf(communityCategories, found.category);
  return (
    <Part title={words.wordsTitle}>
      <p className="text-ink-muted text-small">
        {found.authorName
          ? fill(words.inCategory, { target, category, name: found.authorName })
          : `${target}, ${category}`}
        {". "}
        {statusWords[found.status]}
      </p>
      {found.content ? (
        <Veil
          covered={covered}
          onCovered={onCovered}
          title={words.covered}
          hint={words.coveredHint}
          uncoverLabel={words.uncover}
          coverLabel={words.cover}
        >
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{found.content}</p>
          {found.postContent ? (
            <div className="mt-3 border-line border-t pt-3">
              <p className="mb-1 font-semibold text-ink-muted text-small">{words.threadTitle}</p>
              <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{found.postContent}</p>
            </div>
          ) : null}
        </Veil>
      ) : (
        <p>{words.noWords}</p>
      )}
    </Part>
  );
}
