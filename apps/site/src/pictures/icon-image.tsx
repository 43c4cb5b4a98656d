import { ImageResponse } from "next/og";
import type { Icon } from "@/lib/icons";
import { colour } from "@/lib/tokens";
import { inFewColours } from "./png";
import { markPicture } from "./scene";

/** An icon as a PNG: the mark on lime plaster, as large as the icon's purpose lets it be. Build time only. */
export async function iconImage({ size, share }: Icon): Promise<Buffer> {
  const side = Math.round(size * share);
  const drawn = new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: colour("surface"),
      }}
    >
      <img src={markPicture("primary")} alt="" width={side} height={side} />
    </div>,
    { width: size, height: size },
  );
  return inFewColours(Buffer.from(await drawn.arrayBuffer()));
}
