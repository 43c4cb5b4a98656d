// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** ResourceCategories are the categories of the self-care library, in the order of its tabs. */
export const resourceCategories = [
  {
    code: "meditation",
    label: "Meditation",
  },
  {
    code: "mindfulness",
    label: "Mindfulness",
  },
  {
    code: "journaling",
    label: "Journaling",
  },
  {
    code: "wellness",
    label: "Wellness",
  },
] as const;

/** Library are the server's messages about the self-care library. Pages show them unchanged. */
export const library = {
  notFound: "This piece is not in the library any more.",
} as const;

/** Journal are the server's messages about the private journal. Pages show them unchanged. */
export const journal = {
  textRequired: "Please write something first",
  textTooLong: "A page cannot exceed 10000 characters",
  textControls: "The page holds characters that cannot be kept. Please type it again.",
  resourceUnknown: "This piece is not in the library any more.",
  promptUnknown: "This question is not in the piece any more.",
  notAnID: "This is not the id of a page",
  notFound: "This page is not there any more.",
  full: "Your journal holds 5000 pages, which is all it has room for. Please delete one that you no longer need.",
  newer: "This page was changed somewhere else since you opened it.",
  notATime: "This is not the time of a page",
} as const;
