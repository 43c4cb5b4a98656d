import { ImageResponse } from "next/og";
import { type AppName, appIcon, appIcons, appNames } from "@/lib/app-names";

export const dynamic = "force-static";

/** The mark of app/icon.svg, and for the neutral name a lined sheet of paper. */
const drawings: Record<AppName, string> = {
  aangan:
    '<path fill="#8E2F20" fill-rule="evenodd" d="M3 3h34v34H24v-8h5V11H11v18h5v8H3Z"/><path fill="#E2A21B" d="M11 11h18L11 29Z"/>',
  notes:
    '<path fill="#FFFFFF" d="M7 3h20l6 6v28H7Z"/><path fill="#C9CFD4" d="M27 3v6h6Z"/><path stroke="#5B6770" stroke-width="2" d="M12 15h16M12 21h16M12 27h10"/>',
};
const grounds: Record<AppName, string> = { aangan: "#FAFAF2", notes: "#5B6770" };

/** The drawing's share of the width. A maskable icon loses up to a fifth on every side. */
const shares = { any: 0.86, maskable: 0.58, apple: 0.72 } as const;

const icons = appNames.flatMap((name) =>
  [...appIcons, { size: 180, purpose: "apple" } as const].map(({ size, purpose }) => ({
    name,
    size,
    purpose,
    file: appIcon(name, size, purpose).replace("/app-icons/", ""),
  })),
);

/** The icons of the installed app, drawn when the app is built. */
export const generateStaticParams = () => icons.map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = icons.find((one) => one.file === file);
  if (!icon) return new Response(null, { status: 404 });
  const { name, size, purpose } = icon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawings[name]}</svg>`;
  const side = Math.round(size * shares[purpose]);
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: grounds[name],
      }}
    >
      <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`} alt="" width={side} height={side} />
    </div>,
    { width: size, height: size },
  );
}
