import type { ReactNode } from "react";
import { CLOTHS, HAIR_COLOURS, type HairStyle, type PortraitSpec } from "./spec";

interface HairShape {
  /** Behind neck and clothes. */
  back?: string;
  /** Over the forehead. */
  front?: string;
  /** Strands over the front. */
  strands?: string;
  /** Over everything, as a plait on the shoulder. */
  over?: string;
  overStrands?: string;
}

const SHAPES: Record<Exclude<HairStyle, "turban" | "hijab">, HairShape> = {
  bun: {
    back: "M60 100C56 60 76 40 100 40s44 20 40 60c0 22-6 34-14 38H74c-8-4-14-16-14-38ZM120 134a17 17 0 1 1 34 0 17 17 0 1 1-34 0Z",
    front:
      "M62 100C60 60 82 42 100 44c-2 20-16 34-30 40-4 4-5 10-5 18ZM138 100c2-40-20-58-38-56 2 20 16 34 30 40 4 4 5 10 5 18Z",
    strands: "M98 50C94 64 84 74 72 79m30-29c4 14 14 24 26 29",
  },
  long: {
    back: "M56 104c-4-46 18-66 45-66 29 0 47 22 44 66 0 32 7 62 13 86H44c6-24 13-53 12-86Z",
    front:
      "M62 104C58 62 82 42 108 45c-2 21-20 37-38 43-4 6-5 10-5 18ZM138 104c3-38-12-58-32-59 4 17 16 33 26 41 3 6 3 12 3 20Z",
    strands: "M106 50C100 66 86 78 72 82",
  },
  bob: {
    back: "M54 108c-4-48 18-70 46-70 30 0 50 22 46 70 0 20-2 34-6 42H60c-4-8-6-22-6-42Z",
    front:
      "M62 108C58 66 76 42 104 44c20 0 38 18 34 64-4-10-4-20-10-26-16 0-36-4-44-14-4 12-14 16-18 24-2 6-2 12-4 16Z",
    strands: "M86 62c8 12 26 17 42 17",
  },
  plait: {
    back: "M60 100C56 60 76 40 100 40s44 20 40 60c0 22-4 34-8 40H68c-4-6-8-18-8-40Z",
    front:
      "M62 102C60 60 82 42 100 44c-2 18-16 32-31 40-3 6-4 11-4 20ZM138 102c2-42-20-60-38-58 2 18 16 32 31 40 3 6 4 11 4 20Z",
    strands: "M98 50C94 64 84 74 71 80m31-30c4 14 14 24 27 30",
    over: "M132 132c14 8 18 18 14 28 8 8 7 18 1 24 6 10 5 20-1 28 2 8 1 18-3 28h-15c2-12 0-20 4-28-6-8-5-18-1-28-6-6-6-16-1-24-6-10-6-20 2-28Z",
    overStrands: "M131 160q9 7 15 0m-15 24q9 7 16 0m-15 28q8 6 14 0",
  },
  short: {
    back: "M62 96C58 58 76 38 102 38c26 0 42 20 36 58Z",
    front:
      "M63 96C60 78 62 60 76 50c14-14 44-16 56 2 8 10 8 28 5 44-3-6-4-14-7-20-14 2-30-2-42-10-6 8-16 10-19 16-3 6-4 10-6 14Z",
    strands: "M90 60c10 9 24 12 38 10",
  },
  wavy: {
    back: "M60 98C54 60 74 36 102 36c28 0 46 24 38 62Z",
    front:
      "M63 98c-9-14-3-32 3-38 2-14 18-20 26-18 8-8 26-6 32 2 14 2 20 18 16 28 6 10 2 20-3 26-2-8-3-14-7-18-8 2-14-4-16-8-8 8-20 4-22-2-6 10-16 8-20 12-5 4-6 10-9 16Z",
    strands: "M74 60q10 8 18 0m8-4q10 8 18 0",
  },
  balding: {
    front: "M63 104c-3-12-1-22 3-28 3 8 2 18 2 28ZM137 104c3-12 1-22-3-28-3 8-2 18-2 28Z",
  },
};

function Strands({ d, colour, width = 2 }: { d: string | undefined; colour: string; width?: number }) {
  return d ? <path d={d} fill="none" stroke={colour} strokeWidth={width} /> : null;
}

function turban(spec: PortraitSpec): ReactNode {
  const [cloth] = CLOTHS[spec.headcloth ?? "indigo"];
  return (
    <>
      <path d="M58 88C50 54 74 27 102 27s48 27 40 61c-10-16-28-24-42-30-14 6-32 14-42 30Z" fill={cloth} />
      {/* The folds are lines of the same cloth, lighter: white at a low opacity works on every colour. */}
      <path
        d="M60 78C74 58 92 50 112 30M64 62c14-16 28-24 40-38m36 54c-14-20-28-24-42-34m39 16c-9-12-17-16-25-20"
        fill="none"
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth="2.6"
      />
      <path d="M88 66l12-10 12 10-12-3Z" fill={spec.headcloth === "brick" ? "#f3ebd2" : "#e2a21b"} />
    </>
  );
}

function hijab(spec: PortraitSpec): { back: ReactNode; front: ReactNode } {
  const [cloth, fold] = CLOTHS[spec.headcloth ?? "sea"];
  return {
    back: (
      <path d="M52 112C46 58 70 34 100 34s54 24 48 78c2 28 10 48 18 64l-66 38-66-38c8-16 16-36 18-64Z" fill={cloth} />
    ),
    front: (
      <>
        <path
          fillRule="evenodd"
          fill={cloth}
          d="M54 112C48 60 72 36 100 36s52 24 46 76c-2 24-12 42-28 50H82c-16-8-26-26-28-50ZM68 98c0 24 14 48 32 50 18-2 32-26 32-50 0-26-14-40-32-40S68 72 68 98Z"
        />
        <path d="M62 132c14 30 44 40 70 20 8 12 6 30-4 42-26-4-54-20-66-62Z" fill={fold} />
        <path d="M66 80c6-22 22-32 40-30" fill="none" stroke={fold} strokeWidth="2.4" />
      </>
    ),
  };
}

/** The layers of hair or headcloth: behind the bust, over the forehead, over the clothes. */
export function hairLayers(spec: PortraitSpec): { back: ReactNode; front: ReactNode; over: ReactNode } {
  if (spec.hair === "turban") return { back: null, front: turban(spec), over: null };
  if (spec.hair === "hijab") return { ...hijab(spec), over: null };
  const [mass, strand] = HAIR_COLOURS[spec.hairColour ?? "black"];
  const shape = SHAPES[spec.hair];
  return {
    back: shape.back && <path d={shape.back} fill={mass} />,
    front: (
      <>
        {shape.front && <path d={shape.front} fill={mass} />}
        <Strands d={shape.strands} colour={strand} />
      </>
    ),
    over: shape.over && (
      <>
        <path d={shape.over} fill={mass} />
        <Strands d={shape.overStrands} colour={strand} width={2.2} />
      </>
    ),
  };
}
