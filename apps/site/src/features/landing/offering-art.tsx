import * as landing from "@aangan/copy/landing";
import { Buddy } from "@aangan/ui/art/buddy/buddy.tsx";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { KOLAM_GROUNDS, KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { Niche } from "@aangan/ui/art/niche/niche.tsx";

/** The id of one of the four offerings. */
export type OfferingId = (typeof landing.offerings)[number]["id"];

/** An illustration for each offering: people in niches, words on cloth, kolams. */
export function OfferingArt({ id }: { id: OfferingId }) {
  const panel = "later relative isolate h-[180px] overflow-hidden rounded-card frame:h-[210px]";
  if (id === "coaching") {
    return (
      <div aria-hidden="true" className={`${panel} bg-wall`}>
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[62px] border-floor border-t-4 bg-dado" />
        <JaaliLight className="-z-10 h-auto w-[240px]" soft={0.6} />
        <Niche portrait="ananya" ledge={false} className="absolute bottom-0 left-[9%] w-[128px]" />
        <Niche portrait="thomas" ledge={false} className="absolute bottom-0 left-[calc(9%+164px)] w-[128px]" />
      </div>
    );
  }
  if (id === "text-support") {
    return (
      <div
        aria-hidden="true"
        className={`${panel} flex flex-col justify-center gap-2.5 bg-cloth-indigo px-5 text-[16px] leading-6 frame:px-7`}
      >
        {landing.textSample.map((line) => (
          <p
            key={line.text}
            className={
              line.own
                ? "self-end rounded-card rounded-br-[3px] bg-primary-soft px-3.5 py-2 text-ink"
                : "self-start rounded-card rounded-tl-[3px] bg-raised px-3.5 py-2 text-ink"
            }
          >
            {line.text}
          </p>
        ))}
      </div>
    );
  }
  if (id === "ai-companion") {
    return (
      <div
        aria-hidden="true"
        className={`${panel} grid grid-cols-3 place-items-center bg-cloth-neem px-4 text-on-cloth`}
      >
        <Kolam seed="tara" n={7} shape="diamond" className="w-full max-w-[150px]" />
        <Buddy className="w-full max-w-[128px] text-accent" />
        <Kolam seed="arjun" n={5} shape="square" className="w-full max-w-[140px]" />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className={`${panel} grid grid-cols-6 grid-rows-3`}>
      {Array.from({ length: 18 }, (_, index) => (
        <KolamTile
          key={`leaf-${index + 1}`}
          seed={`leaf-${index + 1}`}
          ground={KOLAM_GROUNDS[(index * 5 + Math.floor(index / 6) * 2) % KOLAM_GROUNDS.length]}
          className="size-full"
        />
      ))}
    </div>
  );
}
