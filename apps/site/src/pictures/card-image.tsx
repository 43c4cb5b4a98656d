import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as brand from "@aangan/copy/brand";
import { ImageResponse } from "next/og";
import { SHARE_SIZE } from "@/lib/share-image";
import { colour } from "@/lib/tokens";
import type { Card } from "./cards";
import { reduceColours } from "./png";
import { markImage, sceneImage } from "./scene";

// The drawing library cannot read the pages' woff2 fonts; these are the same fonts in another format.
const font = (family: string, name: string, weight: 400 | 500 | 600) => ({
  name: family,
  data: readFileSync(join(process.cwd(), `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)),
  weight,
  style: "normal" as const,
});
const fonts = [font("Eczar", "eczar", 500), font("Eczar", "eczar", 600), font("Mukta", "mukta", 600)];

/** Returns the title's font size in pixels, so that three lines fit left of the light. */
const sizeOf = (title: string) => (title.length > 32 ? 64 : 76);

/** A share image as a PNG of 1200 x 630: mark and name, title, and the scene behind them. Build time only. */
export async function cardImage(card: Card): Promise<Buffer> {
  const night = card.scene === "lamp";
  const ink = colour(night ? "on-crisis" : "ink");
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
          width: card.scene === "seat" ? 620 : 680,
          height: 284,
        }}
      >
        {card.above ? (
          <div style={{ fontFamily: "Mukta", fontWeight: 600, fontSize: 30, marginBottom: 8 }}>{card.above}</div>
        ) : null}
        <div
          style={{
            fontFamily: "Eczar",
            fontWeight: 500,
            fontSize: sizeOf(card.title),
            lineHeight: 1.02,
            textWrap: "balance",
          }}
        >
          {card.title}
        </div>
        {card.below ? (
          <div style={{ fontFamily: "Mukta", fontWeight: 600, fontSize: 26, marginTop: 12, whiteSpace: "nowrap" }}>
            {card.below}
          </div>
        ) : null}
      </div>
    </div>,
    { ...SHARE_SIZE, fonts },
  );
  return reduceColours(Buffer.from(await drawn.arrayBuffer()));
}
