import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as brand from "@aangan/copy/brand";
import { ImageResponse } from "next/og";
import { SHARE_SIZE } from "@/lib/share-image";
import { colour } from "@/lib/tokens";
import type { Card } from "./cards";
import { reduceColours } from "./png";
import { markImage, sceneImage } from "./scene";
import { textImage } from "./text-image";

// The drawing library sets the name only, because it cannot shape Devanagari. It cannot read the pages' woff2 fonts;
// this is the same font in another format.
const nameFont = {
  name: "Eczar",
  data: readFileSync(join(process.cwd(), "node_modules/@fontsource/eczar/files/eczar-latin-600-normal.woff")),
  weight: 600 as const,
  style: "normal" as const,
};

/** Returns the title's font size in pixels, so that three lines fit left of the light. */
const sizeOf = (title: string) => (title.length > 32 ? 64 : 76);

/** A share image as a PNG of 1200 x 630: mark and name, title, and the scene behind them. Build time only. */
export async function cardImage(card: Card): Promise<Buffer> {
  const night = card.scene === "lamp";
  const ink = colour(night ? "on-crisis" : "ink");
  const width = card.scene === "seat" ? 620 : 680;
  const small = { family: "mukta", weight: 600, colour: ink, width } as const;
  const drawn = new ImageResponse(
    <div style={{ display: "flex", position: "relative", width: "100%", height: "100%", color: ink }}>
      <img src={sceneImage(card)} alt="" {...SHARE_SIZE} style={{ position: "absolute", left: 0, top: 0 }} />
      <div style={{ display: "flex", position: "absolute", left: 72, top: 52, alignItems: "center" }}>
        <img src={markImage(night ? "on-crisis" : "primary")} alt="" width={52} height={52} />
        <div style={{ marginLeft: 16, fontFamily: "Eczar", fontWeight: 600, fontSize: 42, letterSpacing: -0.8 }}>
          {brand.name}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "center",
          position: "absolute",
          left: 72,
          top: 126,
          width,
          height: 284,
        }}
      >
        {card.above ? <img {...textImage(card.above, { ...small, size: 30 })} alt="" /> : null}
        <img
          {...textImage(card.title, { ...small, family: "eczar", weight: 500, size: sizeOf(card.title) })}
          alt=""
          style={{ marginTop: card.above ? 8 : 0, marginBottom: card.below ? 12 : 0 }}
        />
        {card.below ? <img {...textImage(card.below, { ...small, size: 26, width: 1000 })} alt="" /> : null}
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: [nameFont] },
  );
  return reduceColours(Buffer.from(await drawn.arrayBuffer()));
}
