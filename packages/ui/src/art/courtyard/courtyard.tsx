import { cn } from "../../lib/cn";
import { JaaliThrow } from "../jaali-light/jaali-throw";
import { KolamLineWork } from "../kolam/kolam";
import { Niche } from "../niche/niche";
import type { PortraitId } from "../portrait/portrait";
import { FLOOR_LINES, SCENES } from "./layout";
import { CHAIN, Swing } from "./swing";

/** Props of `Courtyard`. */
export interface CourtyardProps {
  /** "hero": the site's first screen, with beam, niches and floor light. "door": the panel next to the sign-in form. */
  scene: keyof typeof SCENES;
  /** The portraits in the hero's niches: two people, or none. */
  niches?: readonly PortraitId[];
  /** Whether the swing sways. The site's hero only; never with reduced motion. */
  sway?: boolean;
  className?: string;
}

/** The light on the wall, in the units of a desktop hero: rows start well above, so a taller hero is still filled. */
function WallLight({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 528 792"
      width="528"
      height="792"
      className={cn("absolute h-auto max-w-none overflow-visible", className)}
    >
      <JaaliThrow x={40} y={-120} cell={66} columns={8} rows={12} t={0.77} soft={0.8} opacity={0.9} />
    </svg>
  );
}

/**
 * The courtyard that the product is named after: wall, oxide line, dado, skirting, floor; a beam with a swing on brass
 * chains, light through a lattice, a kolam on the floor. Decorative. Bands and swing are laid out in CSS, so one
 * drawing serves phones and desktops.
 *
 * "hero" is 450 px high on phones, in the flow below the text; from the width `frame` (900 px) it fills its positioned
 * parent, which holds the text above it (`frame:absolute frame:inset-0` by `className`). "door" always fills its
 * parent.
 */
export function Courtyard({ scene, niches = [], sway = false, className }: CourtyardProps) {
  const at = SCENES[scene];
  const lines = FLOOR_LINES[scene];
  const far = (lines.n - 1) * 100;
  return (
    <div aria-hidden="true" className={cn("relative isolate overflow-hidden bg-wall", at.root, className)}>
      <div className={cn("absolute inset-x-0 border-floor bg-dado", at.dado)}>
        {scene === "hero" && <div className="mt-1 h-[1.5px] bg-floor opacity-60 frame:mt-1.5" />}
      </div>

      <div className={cn("absolute inset-x-0 bottom-0 overflow-hidden", at.hang)}>
        <div className={cn("absolute inset-y-0", at.column)}>
          <WallLight className={at.light} />
        </div>
      </div>

      {/* On the dado the light is half as strong: the same colour again, thinly, above it. */}
      <div className={cn("absolute inset-x-0 border-transparent bg-dado bg-clip-padding opacity-45", at.dado)} />

      <div className={cn("absolute inset-x-0 bottom-0 bg-floor", at.floor)}>
        <div className={cn("absolute inset-x-0 bottom-full bg-floor-deep", at.skirting)} />
        {scene === "hero" && <div className="h-[3px] bg-(--floor-glow) opacity-25" />}
      </div>

      <div className={cn("absolute inset-y-0", at.column)}>
        <div className={cn("absolute bottom-0 overflow-hidden", at.floorLight)}>
          {scene === "hero" && (
            <svg
              aria-hidden="true"
              viewBox="0 0 900 160"
              className="block h-auto w-[450px] max-w-none overflow-visible frame:w-[900px]"
            >
              <g transform="scale(1 .36)skewX(42)">
                <JaaliThrow
                  x={0}
                  y={10}
                  cell={74}
                  columns={7}
                  rows={5}
                  t={0.5}
                  tilt={0}
                  soft={0.8}
                  opacity={0.3}
                  fill="var(--floor-glow)"
                />
              </g>
            </svg>
          )}
        </div>
        <div className={cn("absolute rounded-[50%] bg-[#2a0d07] opacity-40", at.shadow)} />
        <svg
          aria-hidden="true"
          viewBox={`-62 -62 ${far + 124} ${far + 124}`}
          preserveAspectRatio="none"
          className={cn("absolute left-1/2 max-w-none -translate-x-1/2 text-on-floor", at.kolam)}
        >
          <KolamLineWork {...lines} dot={0.09} />
        </svg>

        {niches.length > 0 && (
          <div className={cn("absolute flex justify-between", at.niches)}>
            {niches.map((id) => (
              <Niche key={id} portrait={id} className="w-[46%]" />
            ))}
          </div>
        )}

        <div className={cn("absolute -inset-x-4 bottom-0 overflow-hidden", at.hang)}>
          <div className={cn("absolute inset-x-4 inset-y-0", sway && "swing-sway")}>
            <svg
              aria-hidden="true"
              viewBox={`0 -${CHAIN} 500 ${CHAIN + 36}`}
              className={cn("absolute h-auto w-full overflow-visible", at.swing)}
            >
              <Swing />
            </svg>
          </div>
        </div>

        <div className={cn("absolute w-screen bg-teak", at.beam)}>
          <div className="absolute inset-x-0 bottom-0 h-1 bg-teak-deep" />
          <div className="absolute inset-x-2 top-full h-2 bg-[#2a1a13] opacity-15" />
        </div>
      </div>
    </div>
  );
}
