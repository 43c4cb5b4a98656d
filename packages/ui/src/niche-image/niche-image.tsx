import { KolamTile } from "../art/kolam-tile/kolam-tile";
import { cn } from "../lib/cn";

/** Props of {@link NicheImage}. */
export interface NicheImageProps {
  /**
   * URL of the bust, 200 x 240, with a transparent background; of a photograph, which then fills the niche; or empty,
   * for a kolam by the seed.
   */
  src: string;
  /** The person's name. Empty where the name is next to it. */
  alt: string;
  /** Any stable public id of the person; it determines the niche's background colour. */
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

/** Drawn portraits are SVG files; photographs are served by id. */
const isDrawn = (src: string) => /^data:image\/svg|\.svg($|\?)/.test(src);

/**
 * A niche with a picture loaded by URL: a coach's portrait in lists, where inline drawings would be larger than the
 * picture. For people known at build time use `Niche`.
 */
export function NicheImage({ src, alt, seed, className }: NicheImageProps) {
  return (
    <span className={cn("relative block", washOf(seed), className)}>
      <span className="taak-mask relative block aspect-[100/118] overflow-hidden bg-(--rev)">
        <span
          aria-hidden="true"
          className="taak-mask absolute top-[5.5%] right-[-7%] bottom-[-5.5%] left-[7%] bg-(--back)"
        />
        {src === "" ? (
          <KolamTile
            seed={seed}
            detail="large"
            className="absolute inset-0 size-full rounded-none"
            label={alt || undefined}
          />
        ) : isDrawn(src) ? (
          <img
            src={src}
            alt={alt}
            width={200}
            height={240}
            loading="lazy"
            decoding="async"
            className="portrait-dim absolute bottom-0 left-[9%] w-[88%]"
          />
        ) : (
          <img
            src={src}
            alt={alt}
            width={640}
            height={640}
            loading="lazy"
            decoding="async"
            className="portrait-dim absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <span aria-hidden="true" className="-mx-[6%] block h-[5px] bg-(--ledge)" />
      <span
        aria-hidden="true"
        className="-mx-[6%] block h-1 bg-(--ledge-deep) [clip-path:polygon(0_0,100%_0,98%_100%,2%_100%)]"
      />
    </span>
  );
}
