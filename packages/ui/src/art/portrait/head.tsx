import { faceOutline, halfWidth, shadePlane } from "./geometry";
import { HAIR_COLOURS, type PortraitSpec, SKINS } from "./spec";

const LIPS = { rose: "#a4453b", brick: "#b0533f", brown: "#7d3a30" };
const FRAMES = { dark: "#2a1a13", brown: "#4a3124", steel: "#6d675f" };
const DARK = "#20130d";

function Eyes({ spec }: { spec: PortraitSpec }) {
  const line = SKINS[spec.skin][2];
  if (spec.smile) {
    return (
      <path
        d="M80 99.5c3-4.5 9-4.5 12 0m16 0c3-4.5 9-4.5 12 0"
        fill="none"
        stroke={spec.face === "oval" ? DARK : line}
        strokeWidth="3"
        strokeLinecap="round"
      />
    );
  }
  return (
    <>
      <path fill="#fbf3e6" d="M78 99c4-6 12-6 15 0-4 4-11 4-15 0Zm44 0c-4-6-12-6-15 0 4 4 11 4 15 0Z" />
      <circle cx="86" cy="98.4" r="3.7" fill={DARK} />
      <circle cx="114" cy="98.4" r="3.7" fill={DARK} />
      <path
        d="M77.5 98.6C82 92 90 92 93.5 98.4m29 .2C118 92 110 92 106.5 98.4"
        fill="none"
        stroke={spec.face === "oval" ? DARK : line}
        strokeWidth={spec.face === "oval" ? 2.6 : 2}
        strokeLinecap="round"
      />
    </>
  );
}

function Mouth({ spec }: { spec: PortraitSpec }) {
  const line = SKINS[spec.skin][2];
  if (spec.face === "broad") {
    return <path d="M89 127.5c6 4.5 16 4.5 22 0" fill="none" stroke={line} strokeWidth="2.6" strokeLinecap="round" />;
  }
  return (
    <>
      <path d="M89 127c5-2 9-1.5 11-.5 2-1 6-1.5 11 .5-4 7-18 7-22 0Z" fill={LIPS[spec.lips ?? "rose"]} />
      <path d="M89 127c6 2.5 16 2.5 22 0" fill="none" stroke={line} strokeWidth="1.5" />
    </>
  );
}

function Beard({ spec }: { spec: PortraitSpec }) {
  const mass = HAIR_COLOURS[spec.hairColour ?? "black"][0];
  const w = halfWidth(spec.face);
  switch (spec.beard) {
    case "full":
      return (
        <path
          fillRule="evenodd"
          fill={mass}
          d={`M${100 - w} 98C${100 - w} 128 80 154 100 156s${w}-28 ${w}-58c-1 10-5 18-13 20-10-4-16 1-20 1s-10-5-20-1c-8-2-12-10-${w - 20}-20ZM88 127c6-4 18-4 24 0-4 7-20 7-24 0Z`}
        />
      );
    case "moustache":
      return <path d="M83 124c6-7.5 14-6.5 17-4.5 3-2 11-3 17 4.5-6 1.5-13 .5-17-.5-4 1-11 2-17 .5Z" fill={mass} />;
    case "stubble":
      return (
        <path
          fill={mass}
          opacity=".22"
          d={`M${101 - w} 108c1 20 17 39 ${w - 1} 40 18-1 ${w - 2}-20 ${w - 1}-40-6 10-12 10-18 11-8-3-24-3-32 0-6-1-12-1-${w - 17}-11Z`}
        />
      );
    default:
      return null;
  }
}

/** Ears, face, its shaded side, beard and features, in that order. Neck and hair are separate components. */
export function Head({ spec }: { spec: PortraitSpec }) {
  const [skin, shade, line] = SKINS[spec.skin];
  const brow = spec.hairColour === "grey" ? "#6b655f" : HAIR_COLOURS[spec.hairColour ?? "black"][0];
  return (
    <>
      {spec.hair !== "hijab" && (
        <>
          <path d="M66 94c-7-2-7 18 2 18Z" fill={skin} />
          <path d="M134 94c7-2 7 18-2 18Z" fill={shade} />
        </>
      )}
      <path d={faceOutline(spec.face)} fill={skin} />
      <path d={shadePlane(spec.face)} fill={shade} />
      <Beard spec={spec} />
      {spec.lined && (
        <path
          d="M86 117c-4 3-6 7-6 11m34-11c4 3 6 7 6 11M71 101l-3-2m3 5-3 1m61-4 3-2m-3 5 3 1"
          fill="none"
          stroke={line}
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".6"
        />
      )}
      <path d="M95 117c3 2.5 7 2.5 10 0" fill="none" stroke={line} strokeWidth="2" strokeLinecap="round" />
      <Mouth spec={spec} />
      <path
        d="M76 88c5-4.5 13-5 18-2m30 2c-5-4.5-13-5-18-2"
        fill="none"
        stroke={brow}
        strokeWidth={spec.face === "oval" ? 2.8 : 4}
        strokeLinecap="round"
      />
      <Eyes spec={spec} />
    </>
  );
}

/** Accessories on the face: glasses, bindi, earrings, nose pin. Drawn last. */
export function Worn({ spec }: { spec: PortraitSpec }) {
  return (
    <>
      {spec.glasses && (
        <path
          fill="none"
          stroke={FRAMES[spec.glasses]}
          strokeWidth="2.6"
          d="M80 90h8a8 8 0 0 1 8 8v3a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8Zm32 0h8a8 8 0 0 1 8 8v3a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8ZM96 97q4-3 8 0M72 96l-7-2m63 2 7-2"
        />
      )}
      {spec.jhumka && (
        <path
          fill="#d79a22"
          d="M61.9 114a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0ZM59 124a5.5 5.5 0 0 1 11 0Zm73.9-10a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0ZM130 124a5.5 5.5 0 0 1 11 0Z"
        />
      )}
      {spec.bindi && <circle cx="100" cy="81" r="2.7" fill={spec.bindi === "black" ? "#2a1a13" : "#8e1030"} />}
      {spec.nosePin && <circle cx="108" cy="115" r="1.5" fill="#f4d27a" />}
    </>
  );
}
