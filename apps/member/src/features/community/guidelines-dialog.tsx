"use client";

import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import { helplines } from "@aangan/copy/crisis-lines";
import * as text from "@aangan/copy/guidelines";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { useAcceptGuidelines } from "./queries";

const words = communityPage.guidelines;

/** The section below which the phone numbers appear as links. */
const crisisPart = "in-a-crisis";

/** Props of {@link GuidelinesDialog}. */
export interface GuidelinesDialogProps {
  /** The guidelines were accepted already and are shown for reading only. */
  accepted: boolean;
  onClose: () => void;
  onAccepted: () => void;
}

/**
 * The full guidelines, which members accept before they write. They may read posts without accepting. Mounted while
 * open.
 */
export function GuidelinesDialog({ accepted, onClose, onAccepted }: GuidelinesDialogProps) {
  const accept = useAcceptGuidelines();
  const agree = () =>
    accept.mutate(undefined, {
      onSuccess: onAccepted,
      onError: (error) => toastFailure(words.acceptFailed, error),
    });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        closeLabel={common.close}
        onOpenAutoFocus={(event) => {
          // The dialog may open without a click, so no element in it should show a focus ring.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{text.title}</DialogTitle>
          <DialogDescription>{text.intro}</DialogDescription>
        </DialogHeader>
        {/* Scrolls by keyboard too, as it has few focusable elements. */}
        <section
          aria-label={text.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached.
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6 -outline-offset-3 md:px-[26px]"
        >
          <div className="rounded-card bg-floor px-4 py-3.5 text-on-floor md:px-5 md:py-4">
            <h3 className="font-display text-h3">{text.houseRulesTitle}</h3>
            <ul className="mt-1.5 flex flex-col gap-1 text-small">
              {text.houseRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
          {text.sections.map(({ id, heading, text: paragraphs, points }) => (
            <section key={id} aria-labelledby={`guidelines-${id}`} className="mt-6 max-w-[62ch]">
              <h3 id={`guidelines-${id}`} className="mb-1.5 font-display text-h3">
                {heading}
              </h3>
              <div className="flex flex-col gap-2.5">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="text-pretty">
                    {paragraph}
                  </p>
                ))}
                {points.length > 0 ? (
                  <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-line-strong">
                    {points.map((point) => (
                      <li key={point} className="text-pretty pl-0.5">
                        {point}
                      </li>
                    ))}
                  </ul>
                ) : null}
                {id === crisisPart ? (
                  <ul className="flex flex-wrap gap-x-5">
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
            </section>
          ))}
        </section>
        {accepted ? (
          <DialogFooter summary={<p className="text-ink-muted">{words.accepted}</p>}>
            <Button variant="secondary" onClick={onClose}>
              {common.close}
            </Button>
          </DialogFooter>
        ) : (
          <DialogFooter summary={<p className="text-ink-muted">{words.hint}</p>}>
            <Button variant="secondary" onClick={onClose}>
              {words.readFirst}
            </Button>
            <Button onClick={agree} pending={accept.isPending} pendingText={words.accepting}>
              {words.accept}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
