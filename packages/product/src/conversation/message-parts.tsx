import { cn } from "@aangan/ui/lib/cn.ts";
import { CloudRain, HandHeart, Heart, type LucideIcon, Sun, ThumbsUp } from "lucide-react";
import type { MessageQuote, Reaction, ThreadMessage } from "./thread";

/** The drawing of each reaction. */
export const reactionIcons: Record<Reaction, LucideIcon> = {
  heart: Heart,
  thanks: HandHeart,
  agree: ThumbsUp,
  glad: Sun,
  hard: CloudRain,
};

/** Texts of quotes and reactions. */
export interface MessagePartLabels {
  you: string;
  other: string;
  team: string;
  unsentLine: string;
  quoteDeleted: string;
  kinds: Record<Exclude<MessageQuote["kind"], "">, string>;
  /** Before author and text, for screen readers. */
  quoted: string;
  reactions: Record<Reaction, string>;
  reactedYou: (words: { reaction: string }) => string;
  reactedOther: (words: { author: string; reaction: string }) => string;
}

/** Returns the author and the text of a quote, in words. The author of a deleted message is unknown: empty. */
export function quoteInWords(quote: MessageQuote, labels: MessagePartLabels): { author: string; text: string } {
  if (quote.state === "deleted") return { author: "", text: labels.quoteDeleted };
  const author = quote.mine ? labels.you : quote.team ? labels.team : labels.other;
  if (quote.state === "unsent") return { author, text: labels.unsentLine };
  return { author, text: quote.text || (quote.kind ? labels.kinds[quote.kind] : "") };
}

/** Props of {@link Quote}. */
export interface QuoteProps {
  quote: MessageQuote;
  labels: MessagePartLabels;
  /** Goes to the message; absent for a deleted one. */
  onGo?: (() => void) | undefined;
}

/** The beginning of the message that a message answers, above its text. A press goes to it. */
export function Quote({ quote, labels, onGo }: QuoteProps) {
  const { author, text } = quoteInWords(quote, labels);
  const content = (
    <>
      <span className="sr-only">{labels.quoted} </span>
      {author ? (
        <b className="block truncate font-semibold text-fine">
          {author}
          <span className="sr-only">: </span>
        </b>
      ) : null}
      <span className="block truncate text-small">{text}</span>
    </>
  );
  const look =
    "mb-1.5 block w-full min-w-0 rounded-[4px] border-ink/45 border-l-[3px] bg-ink/6 py-1 pr-2 pl-2.5 text-left";
  if (!onGo) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onGo} className={cn(look, "min-h-11 cursor-pointer hover:bg-ink/10")}>
      {content}
    </button>
  );
}

/** Props of {@link Reactions}. */
export interface ReactionsProps {
  message: ThreadMessage;
  labels: MessagePartLabels;
  /** Removes the reader's reaction; absent if they cannot. */
  onRemove?: (() => void) | undefined;
}

/** The reactions to a message, under its bubble. A press on the reader's own removes it. */
export function Reactions({ message, labels, onRemove }: ReactionsProps) {
  const { myReaction, otherReaction } = message;
  if (!myReaction && !otherReaction) return null;
  const chip = "inline-flex h-7 items-center rounded-[4px] border px-1.5 [&_svg]:size-4 [&_svg]:stroke-[1.75]";
  const Other = otherReaction ? reactionIcons[otherReaction] : null;
  const Mine = myReaction ? reactionIcons[myReaction] : null;
  return (
    <div className="-mt-2 mx-2 flex gap-1">
      {otherReaction && Other ? (
        <span className={cn(chip, "border-line bg-raised text-ink")} title={labels.reactions[otherReaction]}>
          <Other aria-hidden="true" />
          <span className="sr-only">
            {labels.reactedOther({ author: labels.other, reaction: labels.reactions[otherReaction] })}
          </span>
        </span>
      ) : null}
      {myReaction && Mine ? (
        <button
          type="button"
          disabled={!onRemove}
          aria-label={labels.reactedYou({ reaction: labels.reactions[myReaction] })}
          title={labels.reactions[myReaction]}
          onClick={onRemove}
          className={cn(
            chip,
            "relative border-primary bg-primary-soft text-primary before:absolute before:-inset-2 before:content-['']",
          )}
        >
          <Mine aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
