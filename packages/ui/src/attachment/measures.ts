const units = [
  { unit: "megabyte", bytes: 1024 * 1024, digits: 1 },
  { unit: "kilobyte", bytes: 1024, digits: 0 },
  { unit: "byte", bytes: 1, digits: 0 },
] as const;

/** A number of bytes in words: "9.5 MB", "240 kB", "12 bytes". */
export function fileSize(bytes: number, locale: string): string {
  const found = units.find(({ bytes: one }) => bytes >= one) ?? units[2];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: found.unit,
    // The short unit "byte" has no plural form.
    unitDisplay: found.unit === "byte" ? "long" : "short",
    maximumFractionDigits: found.digits,
  }).format(bytes / found.bytes);
}

/** A length of sound: "0:07", "10:00". */
export function mediaTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns a file's extension in capitals, "PDF"; empty if it has none. */
export function fileEnding(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? "";
}

/** Returns the size of a picture in a conversation, in CSS pixels: at most its own size and the available space. */
export function pictureBox(
  width: number | null,
  height: number | null,
  room = { width: 320, height: 340 },
): { width: number; height: number } {
  if (!width || !height) return { width: 240, height: 180 };
  const scale = Math.min(1, room.width / width, room.height / height);
  // Even a picture of a few pixels needs a touch target.
  return { width: Math.max(44, Math.round(width * scale)), height: Math.max(44, Math.round(height * scale)) };
}

/** Returns the URL from which a browser downloads a file instead of showing it. */
export function downloadAddress(url: string): string {
  return url.startsWith("/") ? `${url}?download=1` : url;
}
