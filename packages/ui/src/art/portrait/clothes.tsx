import { CLOTHS, type PortraitSpec, SKINS } from "./spec";

const BODY = "M22 240c0-40 18-60 62-74 4 10 28 10 32 0 44 14 62 34 62 74Z";
const SHADED = "M116 166c44 14 62 34 62 74h-66c12-24 14-50 4-74Z";

/** Neck and clothes, in two planes: the right side in shade. */
export function Clothes({ spec }: { spec: PortraitSpec }) {
  const [skin, shade] = SKINS[spec.skin];
  return (
    <>
      <path d="M84 130h32v34c0 14-32 14-32 0Z" fill={skin} />
      <path d="M84 140c8 12 24 14 32 6v18c-2 6-8 8-12 8-4-8-16-12-20-20Z" fill={shade} />
      <Garment spec={spec} />
    </>
  );
}

function Garment({ spec }: { spec: PortraitSpec }) {
  const [base, shaded] = CLOTHS[spec.cloth];
  const [second] = CLOTHS[spec.second ?? "ivory"];
  const [border] = CLOTHS[spec.border ?? "gold"];
  const body = (
    <>
      <path d={BODY} fill={base} />
      <path d={SHADED} fill={shaded} />
    </>
  );
  switch (spec.wear) {
    case "sari":
      return (
        <>
          <path d={BODY} fill={second} />
          <path d="M82 167c2 25 34 25 36 0-6 9-30 9-36 0Z" fill={SKINS[spec.skin][0]} />
          <path fill={base} d="M118 166l32 12c16 10 28 26 28 62H22c0-12 2-22 6-30 32-4 70-20 90-44Z" />
          <path fill={shaded} d="M150 178c16 10 28 26 28 62h-34c14-20 16-42 6-62Z" />
          <path d="M118 166C98 190 60 206 28 210l-3 9c37-3 77-21 101-50Z" fill={border} />
          <path
            d="M140 206c-14 10-24 22-32 34m56-28c-12 10-18 20-22 28"
            fill="none"
            stroke={shaded}
            strokeWidth="2.6"
          />
        </>
      );
    case "kurta":
      return (
        <>
          {body}
          <path
            fill={second}
            d="M80 166c4 16 12 24 20 26 8-2 16-10 20-26l5 2c-3 20-13 30-22 32v40h-6v-40c-9-2-19-12-22-32Z"
          />
          <path d="M100 212h0m0 14h0" stroke={base} strokeWidth="4" strokeLinecap="round" />
        </>
      );
    case "dupatta":
      return (
        <>
          {body}
          <path d="M80 166c4 18 36 18 40 0l4 2c-4 26-44 26-48 0Z" fill={second} />
          <path d="M36 194c14-14 26-20 38-24 10 36 4 56 0 70H30c0-20 2-36 6-46Z" fill={border} />
          <path d="M58 178c8 26 6 48 4 62" fill="none" stroke={shaded} strokeWidth="2" opacity=".5" />
        </>
      );
    case "shirt":
      return (
        <>
          {body}
          <path d="M84 162l16 28-22 12-6-30ZM116 162l-16 28 22 12 6-30Z" fill={second} />
          <path d="M100 190v50" stroke={shaded} strokeWidth="2" />
        </>
      );
    case "blazer":
      return (
        <>
          {body}
          <path d="M84 166l16 46 16-46c-4 10-28 10-32 0Z" fill={second} />
          <path fill={shaded} d="M84 163l16 51-10 26H62l8-44-6-6 8-20ZM116 163l-16 51 10 26h28l-8-44 6-6-8-20Z" />
        </>
      );
    case "crew":
      return (
        <>
          {body}
          <path d="M80 166c2 18 38 18 40 0l6 2c-4 26-48 26-52 0Z" fill={second} />
        </>
      );
  }
}
