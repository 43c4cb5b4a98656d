import type { Attachment } from "./types";

/** For stories: a picture of two colours, drawn and not loaded. */
export function samplePicture(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#bcd6c4"/><circle cx="50%" cy="45%" r="${Math.min(width, height) / 4}" fill="#c08e2d"/><rect y="78%" width="100%" height="22%" fill="#8e2f20"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** For stories: a quiet tone as a WAV file, 8 kHz, 8 bit. */
export function sampleSound(seconds: number): string {
  const rate = 8000;
  const bytes = new Uint8Array(44 + rate * seconds);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => {
    for (const [i, letter] of [...word].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, rate * seconds, true);
  for (let i = 44; i < bytes.length; i++) bytes[i] = 128 + Math.round(6 * Math.sin(i / 4));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:audio/wav;base64,${btoa(binary)}`;
}

/** For stories: a file with the given properties. */
export function sampleFile(over: Partial<Attachment>): Attachment {
  return {
    id: "file",
    kind: "document",
    name: "Letter to my landlord.pdf",
    contentType: "application/pdf",
    size: 245_760,
    url: "data:text/plain,letter",
    width: null,
    height: null,
    durationMs: null,
    ...over,
  };
}
