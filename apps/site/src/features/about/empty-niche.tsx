import { useId } from "react";

const OUTLINE = "M0 118V41C0 22 20 24 33 12 40 6 46 3 50 0c4 3 10 6 17 12 13 12 33 10 33 29v77Z";

/** An empty niche with a steel tumbler. Decorative. */
export function EmptyNiche({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" focusable="false" viewBox="-6 0 112 126" className={className}>
      <clipPath id={`${id}o`}>
        <path d={OUTLINE} />
      </clipPath>
      <path d={OUTLINE} fill="var(--niche-indigo-reveal)" />
      <g clipPath={`url(#${id}o)`}>
        <path d={OUTLINE} transform="translate(7 6.5)" fill="var(--niche-indigo)" />
        <path d="M0 112h107v6H0z" fill="var(--niche-indigo)" transform="translate(7)" />
      </g>
      <path d="M-6 118h112l-3 8H-3Z" fill="var(--ledge-deep)" />
      <path d="M-6 116.5h112v3.5H-6Z" fill="var(--ledge)" />
      <g transform="translate(52 117)scale(.78)">
        <ellipse cx="10" cy="0" rx="30" ry="3" fill="#1d0e08" opacity=".28" />
        <path d="M-21-13h42L17 0h-34Z" fill="#c9cdc6" />
        <path d="M2-13h19L17 0H4Z" fill="#9ba39d" />
        <path d="M-14-45h28l-4 37h-20Z" fill="#e3e6df" />
        <path d="M2-45h12l-4 37H3Z" fill="#aeb6af" />
        <path d="M-15.5-47h31v5h-31Z" fill="#f6f7f1" />
        <path d="M-23-15h46v4h-46Z" fill="#f0f2eb" />
      </g>
    </svg>
  );
}
