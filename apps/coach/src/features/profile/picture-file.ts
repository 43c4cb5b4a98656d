import { limits } from "@aangan/copy/limits";
import type { PictureSize } from "@aangan/ui/crop/geometry.ts";

/** A chosen picture: the file to send, its object URL, and its size in pixels as displayed. */
export interface ChosenPicture {
  file: File;
  url: string;
  size: PictureSize;
}

/** The types that the server accepts. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** The length of the shorter side to which a large picture is scaled before it is sent, in pixels. */
const shorterSide = 2000;

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The file is no picture that this browser can show."));
    image.src = url;
  });
}

/** Returns a smaller JPEG of a picture: phones take pictures that exceed the server's limits. */
function smaller(image: HTMLImageElement, { width, height }: PictureSize): Promise<File> {
  const scale = Math.min(1, shorterSide / Math.min(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new Error("This browser cannot make pictures smaller."));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], "picture.jpg", { type: "image/jpeg" }))
          : reject(new Error("The picture could not be made smaller.")),
      "image/jpeg",
      0.92,
    ),
  );
}

/**
 * Opens a file as a picture. One that exceeds the server's limits, in bytes or pixels, is scaled down first. Rejects
 * files that the browser cannot display. The caller must revoke the object URL.
 */
export async function openPicture(file: File): Promise<ChosenPicture> {
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const fits =
      file.size <= limits.attachmentBytes && size.width * size.height <= limits.coachImageMegapixels * 1_000_000;
    return { file: fits ? file : await smaller(image, size), url, size };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
