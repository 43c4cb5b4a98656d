import type { AttachmentLabels } from "./types";

/** For stories: the words of files. */
export const storyWords: AttachmentLabels = {
  locale: "en-US",
  kinds: { image: "Picture", voice: "Voice message", document: "Document" },
  openImage: (name) => `Open picture ${name}`,
  imageTitle: (name) => `Picture ${name}`,
  imageFailed: "We couldn't load this picture.",
  closeImage: "Close the picture",
  download: (name) => `Download ${name}`,
  play: (name) => `Play ${name}`,
  pause: (name) => `Pause ${name}`,
  position: (name) => `Position in ${name}`,
  positionText: (at, whole) => `${at} of ${whole}`,
  voiceFailed: "We couldn't play this voice message.",
};
