import { KolamLineWork } from "@aangan/ui/art/kolam/kolam.tsx";
import { house } from "@/content/about";

const rooms = [
  { x: 82, y: 68, lines: house.kitchen },
  { x: 266, y: 60, lines: house.nani },
  { x: 64, y: 184, lines: house.store },
  { x: 64, y: 312, lines: house.sofa },
  { x: 337, y: 240, lines: house.hall },
] as const;

/** The plan of a courtyard house, its open square half in the sun. Decorative. */
export function HousePlan({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="12 12 376 376" className={className}>
      <path d="M12 12H388V388H12Z" fill="var(--surface)" />
      <path d="M112 112H288V288H112Z" fill="var(--sunk)" />
      <path d="M130 130H270V270H130Z" fill="var(--dado)" />
      <path d="M130 130H270L130 270Z" fill="var(--accent)" />
      <g className="text-on-accent" transform="translate(160 160)scale(.2)">
        <KolamLineWork seed="court-14" n={5} shape="diamond" loops={1} stroke={0.1} dot={0.1} />
      </g>
      <g fill="none" stroke="currentColor" className="text-primary">
        <path d="M172 382H18V18H382V382H228" strokeWidth="12" />
        <path
          strokeWidth="6"
          d="M18 112H60M96 112H230M270 112H382M150 18V112M112 112V160M112 196V298M112 338V382M18 250H112M288 112V184M288 228V382"
        />
        <path strokeWidth="3" d="M115 288H285" />
        <path strokeWidth="3" d="M124 296H276" />
      </g>
      <g fill="var(--ink)" className="font-text" fontSize="14" textAnchor="middle">
        {rooms.map(({ x, y, lines }) => (
          <text key={lines[0]} x={x} y={y}>
            {lines.map((line, index) => (
              <tspan key={line} x={x} dy={index === 0 ? 0 : 17}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        <circle cx="150" cy="310" r="6" fill="var(--floor)" />
        <text x="202" y="338">
          {house.you}
        </text>
      </g>
    </svg>
  );
}
