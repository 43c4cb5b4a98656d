import { TextLink } from "@aangan/ui/link/link.tsx";
import { type Paragraph, pieces } from "@/content/prose";
import { Only } from "@/features/variants/only";

/** Running text with links. Other sites receive no referrer. */
export function Words({ text }: { text: string }) {
  return pieces(text).map((piece) =>
    piece.href ? (
      <TextLink key={piece.text} href={piece.href} rel={piece.href.startsWith("https:") ? "noreferrer" : undefined}>
        {piece.text}
      </TextLink>
    ) : (
      piece.text
    ),
  );
}

/** A paragraph; where it names the price, the one that this visitor is offered. */
export function ParagraphOf({ paragraph, className }: { paragraph: Paragraph; className?: string }) {
  if (typeof paragraph === "string") {
    return (
      <p className={className}>
        <Words text={paragraph} />
      </p>
    );
  }
  return paragraph.priced.map(({ code, text }) => (
    <Only key={code} pricing={code}>
      <p className={className}>
        <Words text={text} />
      </p>
    </Only>
  ));
}

/** A React key for a paragraph. */
export function keyOf(paragraph: Paragraph): string {
  return typeof paragraph === "string" ? paragraph : (paragraph.priced[0]?.text ?? "");
}
