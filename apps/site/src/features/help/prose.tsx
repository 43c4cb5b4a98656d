import { TextLink } from "@aangan/ui/link/link.tsx";
import { type Paragraph, splitLinks } from "@/content/prose";
import { VariantOnly } from "@/features/variants/only";

/** Running text with links. Other sites receive no referrer. */
export function ProseText({ text }: { text: string }) {
  return splitLinks(text).map((piece) =>
    piece.href ? (
      <TextLink key={piece.text} href={piece.href} rel={piece.href.startsWith("https:") ? "noreferrer" : undefined}>
        {piece.text}
      </TextLink>
    ) : (
      piece.text
    ),
  );
}

/** A paragraph; a price in it is the visitor's variant. */
export function ProseParagraph({ paragraph, className }: { paragraph: Paragraph; className?: string }) {
  if (typeof paragraph === "string") {
    return (
      <p className={className}>
        <ProseText text={paragraph} />
      </p>
    );
  }
  return paragraph.priced.map(({ code, text }) => (
    <VariantOnly key={code} pricing={code}>
      <p className={className}>
        <ProseText text={text} />
      </p>
    </VariantOnly>
  ));
}

/** Returns a React key for a paragraph. */
export function paragraphKey(paragraph: Paragraph): string {
  return typeof paragraph === "string" ? paragraph : (paragraph.priced[0]?.text ?? "");
}
