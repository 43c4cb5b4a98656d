// Generated from messages/*/on-call-answers.json by `make gen`. Change that file.

/** @file The errors about crises and the rota of the people on call, from server and page. */

export const detailRequired = "Say in a few words why you're opening it" as string;
export const notAble = "Choose administrators and active coaches only" as string;
export const closed = "This crisis was closed, or it isn't yours to open." as string;
export const chooseReason = "Choose why you're opening it" as string;
export const detailTooShort = "Use at least 10 characters" as string;
