// Why something is outside its aim, written by whoever looked into it. The report shows a reason only while the figure is
// outside, and says so when there is none.

/** By the call's name. */
export const calls = {};

/** By app and page. */
export const pages = {};

export const reasons = { calls, pages };
