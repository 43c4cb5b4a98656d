// Generated from messages/*/coach-reset-page.json by `make gen`. Change that file.

/** @file The texts of the page that the link in that email opens. */

export const text = (v: { name: string | number }) => `For ${v.name}. Once it is saved, every device that is logged in now is logged out. Two-step login stays as it is.`;
