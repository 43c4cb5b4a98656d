/** How far the chains extend above the seat, in the swing's own units: enough for any hero; the beam cuts them off. */
export const CHAIN = 1600;

const LEFT = 26;
const RIGHT = 474;

function Chain({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x}-${CHAIN}V-6`} stroke="var(--brass-deep)" strokeWidth="2.5" />
      <path d={`M${x}-6V-${CHAIN}`} stroke="var(--brass)" strokeWidth="8" strokeDasharray="13 9" />
      <path
        d={`M${x - 2.2}-6V-${CHAIN}`}
        stroke="var(--brass-light)"
        strokeWidth="1.8"
        strokeDasharray="13 9"
        opacity=".8"
      />
    </>
  );
}

function Knob({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M-9-4H9L5-22H-5ZM-8-26a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z" fill="var(--brass)" />
      <circle cx="-2" cy="-28" r="2.6" fill="#f0d48a" />
    </g>
  );
}

/** A steel tumbler in its dabara. */
function Tumbler({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 2)scale(${scale})`}>
      <ellipse cx="8" cy="1" rx="30" ry="4" fill="#1d0e08" opacity=".28" />
      <path d="M-21-13h42L17 0h-34Z" fill="#c9cdc6" />
      <path d="M2-13h19L17 0H4Z" fill="#9ba39d" />
      <path d="M-14-45h28l-4 37h-20Z" fill="#e3e6df" />
      <path d="M2-45h12l-4 37H3Z" fill="#aeb6af" />
      <path d="M-15.5-47h31v5h-31Z" fill="#f6f7f1" />
      <path d="M-23-15h46v4h-46Z" fill="#f0f2eb" />
    </g>
  );
}

const DIAMONDS = [
  [54, -44],
  [76, -44],
  [98, -44],
  [65, -29],
  [87, -29],
  [54, -14],
  [76, -14],
  [98, -14],
] as const;

function Bolster() {
  return (
    <g transform="translate(62 4)">
      <ellipse cx="70" rx="78" ry="4" fill="#1d0e08" opacity=".3" />
      <path d="M20-58h102c16 0 24 13 24 29S138 0 122 0H20Z" fill="#27346f" />
      <path d="M20-20c30 6 90 6 124 0-3 12-10 20-22 20H20Z" fill="#1b2555" />
      <path d="M112-58h10l2 58h-10ZM128-57.5l6 2.5 3 51-7 3Z" fill="#e2a21b" />
      <ellipse cx="21" cy="-29" rx="17" ry="29" fill="#35448c" />
      <ellipse cx="21" cy="-29" rx="11" ry="20" fill="none" stroke="#e2a21b" strokeWidth="2" />
      <circle cx="21" cy="-29" r="4" fill="#e2a21b" />
      <path d={DIAMONDS.map(([x, y]) => `M${x} ${y - 5}l5 5-5 5-5-5Z`).join("")} fill="#f1e6c8" />
    </g>
  );
}

/**
 * The oonjal: a plank on brass chains with a bolster and two tumblers, as a `<g>`. The seat's upper edge is y = 0, it
 * is 500 wide and 36 deep. The seat is empty, for the visitor.
 */
export function Swing() {
  return (
    <g>
      <g fill="none">
        <Chain x={LEFT} />
        <Chain x={RIGHT} />
      </g>
      <path d="M10-2h480l10 16H0Z" fill="var(--teak-top)" />
      <path d="M0 14h500v22H0Z" fill="var(--teak)" />
      <path d="M0 31h500v5H0Z" fill="var(--teak-deep)" />
      <path d="M20 21h180m50 3h210" stroke="var(--teak-deep)" strokeWidth="1.5" opacity=".45" />
      <Bolster />
      <Tumbler x={372} scale={1} />
      <Tumbler x={422} scale={0.94} />
      <Knob x={LEFT} />
      <Knob x={RIGHT} />
    </g>
  );
}
