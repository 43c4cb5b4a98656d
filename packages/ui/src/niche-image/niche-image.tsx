import { cn } from "../lib/cn";

/** Props of {@link NicheImage}. */
export interface NicheImageProps {
  /** Address of the bust, 200 x 240, without a ground of its own. */
  src: string;
  /** The person's name. Leave it empty where the name stands beside it. */
  alt: string;
  /** Any stable public word about the person; it settles the colour of the niche's back. */
  seed: string;
  className?: string;
}

const washes = [
  "[--back:var(--niche)] [--rev:var(--niche-reveal)]",
  "[--back:var(--niche-turmeric)] [--rev:var(--niche-turmeric-reveal)]",
  "[--back:var(--niche-rose)] [--rev:var(--niche-rose-reveal)]",
  "[--back:var(--niche-indigo)] [--rev:var(--niche-indigo-reveal)]",
] as const;

function washOf(seed: string): string {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return washes[sum % washes.length] ?? washes[0];
}

/**
 * A niche with a picture that comes by address: a coach's portrait in lists of people, where drawing each one into the
 * page would weigh more than the picture. For people known when the page is built take `Niche`.
 */
export function NicheImage({ src, alt, seed, className }: NicheImageProps) {
  return (
    <span className={cn("relative block", washOf(seed), className)}>
      <span className="taak-mask relative block aspect-[100/118] overflow-hidden bg-(--rev)">
        <span
          aria-hidden="true"
          className="taak-mask absolute top-[5.5%] right-[-7%] bottom-[-5.5%] left-[7%] bg-(--back)"
        />
        <img
          src={src}
          alt={alt}
          width={200}
          height={240}
          loading="lazy"
          decoding="async"
          className="portrait-dim absolute bottom-0 left-[9%] w-[88%]"
        />
      </span>
      <span aria-hidden="true" className="-mx-[6%] block h-[5px] bg-(--ledge)" />
      <span
        aria-hidden="true"
        className="-mx-[6%] block h-1 bg-(--ledge-deep) [clip-path:polygon(0_0,100%_0,98%_100%,2%_100%)]"
      />
    </span>
  );
}
