// Generated from messages/*/coach-reset-page.json by `make gen`. Change that file.

/** @file The texts of the page that the link in that email opens. */

export const text = (v: { name: string | number }) => `For ${v.name}. Saving it logs you out on every device. Two-step login doesn't change.`;
