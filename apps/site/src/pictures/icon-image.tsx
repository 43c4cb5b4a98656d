import { ImageResponse } from "next/og";
import type { Icon } from "@/lib/icons";
import { colour } from "@/lib/tokens";
import { reduceColours } from "./png";
import { markImage } from "./scene";

async function drawn(size: number, share: number): Promise<Buffer> {
  const side = Math.round(size * share);
  const answer = new ImageResponse(
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
      <img src={markImage("primary")} alt="" width={side} height={side} />
    </div>,
    { width: size, height: size },
  );
  return Buffer.from(await answer.arrayBuffer());
}

/** Returns an icon as a PNG: the mark on the wall colour, as large as its purpose allows. Build time only. */
export const iconImage = async ({ size, share }: Icon): Promise<Buffer> => reduceColours(await drawn(size, share));

/** Returns the logo as an ICO of 32 x 32, which some browsers request by its fixed name. Build time only. */
export async function favicon(): Promise<Buffer> {
  const png = await drawn(32, 1);
  const head = Buffer.alloc(22);
  // The ICO header: one image of type icon, 32 x 32, one plane of 32 bits, its length and its offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
