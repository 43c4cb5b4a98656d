import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";

const OUTLINE = "M0 118V41C0 22 20 24 33 12 40 6 46 3 50 0c4 3 10 6 17 12 13 12 33 10 33 29v77Z";

/** The lamp in its niche by night. Decorative, for safety content only. */
export function LampNiche({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <svg aria-hidden="true" focusable="false" viewBox="-6 0 112 126" className="block w-full">
        <clipPath id="lamp-niche">
          <path d={OUTLINE} />
        </clipPath>
        <path d={OUTLINE} fill="color-mix(in oklab, var(--crisis), black 32%)" />
        <g clipPath="url(#lamp-niche)">
          <path
            d={OUTLINE}
            transform="translate(7 6.5)"
            fill="color-mix(in oklab, var(--crisis), var(--on-crisis) 9%)"
          />
          {/* The lamp's light on the wall. */}
          <circle cx="53" cy="80" r="47" fill="color-mix(in oklab, var(--crisis), var(--on-crisis) 17%)" />
          <circle cx="53" cy="80" r="30" fill="color-mix(in oklab, var(--crisis), var(--on-crisis) 27%)" />
        </g>
        <path d="M-6 118h112l-3 8H-3Z" fill="color-mix(in oklab, var(--crisis), black 40%)" />
        <path d="M-6 116.5h112v3.5H-6Z" fill="color-mix(in oklab, var(--crisis), var(--on-crisis) 30%)" />
      </svg>
      <LampIcon className="absolute bottom-[7.3%] left-[31%] size-[43%]" />
    </div>
  );
}
