import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import type { LinkComponent } from "../app-frame/types";
import { cn } from "../lib/cn";
import { languageOf } from "../lib/language";
import { ExternalTextLink, TextLink } from "../link/link";
import { addressOf } from "./address";

/** Props of {@link Markdown}. */
export interface MarkdownProps {
  /** The Markdown source. */
  text: string;
  /** Level of the text's first headings (`##`), so that the page's outline holds; those below them are one deeper. */
  headingLevel?: 2 | 3;
  /** Renders a link to a page of the app. */
  linkComponent?: LinkComponent;
  className?: string;
}

/**
 * Renders a Markdown text. It is built from its parts and never as HTML: anything other than paragraphs, headings,
 * lists, quotes, emphasis, links and rules is rendered as plain text or omitted, including raw HTML and pictures.
 * Links are restricted by {@link addressOf}.
 */
export function Markdown({ text, headingLevel = 3, linkComponent = "a", className }: MarkdownProps) {
  return (
    <div className={cn("max-w-(--measure) text-article [overflow-wrap:anywhere] [&>:first-child]:mt-0", className)}>
      <Blocks tokens={lexer(text)} look={{ headingLevel, linkComponent }} />
    </div>
  );
}

interface Look {
  headingLevel: 2 | 3;
  linkComponent: LinkComponent;
}

interface PartsProps {
  tokens: readonly Token[];
  look: Look;
}

// The lexer runs without extensions, so its generic token type never occurs.
const known = (tokens: readonly Token[]) => tokens as readonly MarkedToken[];

function Blocks({ tokens, look }: PartsProps): ReactNode {
  return known(tokens).map((token, place) => <Block key={`${place} ${token.type}`} token={token} look={look} />);
}

function Block({ token, look }: { token: MarkedToken; look: Look }): ReactNode {
  switch (token.type) {
    case "paragraph":
      return (
        <p lang={languageOf(token.text)} className="mt-4 text-pretty">
          <Words tokens={token.tokens} look={look} />
        </p>
      );
    case "heading":
      return <Heading token={token} look={look} />;
    case "list":
      return <List token={token} look={look} />;
    case "blockquote":
      return (
        <blockquote className="mt-5 border-accent border-l-4 pl-4 font-display [&>:first-child]:mt-0">
          <Blocks tokens={token.tokens} look={look} />
        </blockquote>
      );
    case "hr":
      return <hr className="mx-auto mt-7 mb-7 w-24 border-line border-t-2" />;
    // The text of an item of a tight list.
    case "text":
      return token.tokens ? <Words tokens={token.tokens} look={look} /> : plain(token.text);
    case "code":
      return <p className="mt-4 whitespace-pre-wrap">{token.text}</p>;
    default:
      return null;
  }
}

function Heading({ token, look }: { token: Tokens.Heading; look: Look }) {
  const deeper = token.depth > 2;
  const Level = `h${look.headingLevel + (deeper ? 1 : 0)}` as "h2" | "h3" | "h4";
  return (
    <Level
      lang={languageOf(token.text)}
      className={cn(
        deeper
          ? "mt-6 mb-1 font-semibold font-text text-h4 tracking-normal"
          : "mt-9 mb-1 font-display text-h3 tracking-(--track-title)",
      )}
    >
      <Words tokens={token.tokens} look={look} />
    </Level>
  );
}

function List({ token, look }: { token: Tokens.List; look: Look }) {
  const items = token.items.map((item, place) => (
    <li
      key={place}
      lang={languageOf(item.text)}
      className={cn(
        "[&>p:first-child]:mt-0",
        token.ordered &&
          "relative border-line border-b py-3.5 pl-11 [counter-increment:step] before:absolute before:top-3 before:left-0.5 before:font-display before:text-[28px] before:text-primary before:leading-8 before:content-[counter(step)]",
      )}
    >
      <Blocks tokens={item.tokens} look={look} />
    </li>
  ));
  return token.ordered ? (
    <ol className="mt-5 mb-6 border-line border-t [counter-reset:step]">{items}</ol>
  ) : (
    <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 marker:text-primary">{items}</ul>
  );
}

function Words({ tokens, look }: PartsProps): ReactNode {
  return known(tokens).map((token, place) => <Word key={`${place} ${token.type}`} token={token} look={look} />);
}

function Word({ token, look }: { token: MarkedToken; look: Look }): ReactNode {
  switch (token.type) {
    case "text":
      return token.tokens ? <Words tokens={token.tokens} look={look} /> : plain(token.text);
    case "escape":
    case "codespan":
      return token.text;
    case "strong":
      return (
        <strong>
          <Words tokens={token.tokens} look={look} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Words tokens={token.tokens} look={look} />
        </em>
      );
    case "del":
      return <Words tokens={token.tokens} look={look} />;
    case "br":
      return <br />;
    case "link":
      return <Linked token={token} look={look} />;
    default:
      return null;
  }
}

function Linked({ token, look }: { token: Tokens.Link; look: Look }) {
  const words = <Words tokens={token.tokens} look={look} />;
  const address = addressOf(token.href);
  if (address === null) return <Fragment>{words}</Fragment>;
  if (address.kind === "outside") return <ExternalTextLink href={address.href}>{words}</ExternalTextLink>;
  if (address.kind === "contact") return <TextLink href={address.href}>{words}</TextLink>;
  const Own = look.linkComponent;
  return (
    <TextLink asChild>
      <Own href={address.href}>{words}</Own>
    </TextLink>
  );
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", shy: "\u00ad" };

/** The lexer leaves character references to the browser's HTML parser, which is not used here: decode them. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|shy);/g, (whole, name: string) => named[name] ?? whole);
