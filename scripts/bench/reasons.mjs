// Why something is outside its aim, written by whoever looked into it. The report shows a reason only while the figure is
// outside, and says so when there is none.

const oneRow =
  "the smallest calls, one or two rows by a key, have the least to set the fixed costs of the frame against: the log line, five security headers and a request id, the router, and the runtime's more frequent collections.";

const reasons = {
  /** By the call's name. */
  calls: {
    "GET /api/user": oneRow,
    "GET /api/user-preferences": oneRow,
    "GET /api/coach-suggestions":
      "every open coach is scored, with the reasons in words, before the three best are chosen; the bare handler words the reasons of three.",
    "POST /api/beta-signup":
      "the form's rules run over nine fields (normalising, patterns, lists), the address is counted against the limit, and the body's shape is checked; the bare handler stores what it is sent.",
    "POST /api/messages":
      "every message is read by the crisis detector and checked as a form, and both people's open screens are called, in this process and (gathered, every 10 ms) in the others; the bare handler stores what it is sent.",
    "POST /api/coach/clients/{id}/messages":
      "the text is checked as a form, and both people's open screens are called, in this process and (gathered, every 10 ms) in the others; the bare handler stores what it is sent.",
    "POST /api/messages/{coachId}/read":
      "a mark that moves calls the coach's open screens, in this process and (gathered, every 10 ms) in the others; the bare handler only stores it.",
  },
  /** By app and page. */
  pages: {
    "member /auth":
      "the forms check what is typed by the server's own rules before anything is sent (react-hook-form and zod, 29 kB), and sign-in and registration share the page (tabs, checkbox and select of Radix, 18 kB).",
    "member /messages":
      "the frame of the member app with its live stream and query cache (48 kB), and the conversation with the crisis detector, which must work without a network (17 kB).",
    "member /dashboard": "the frame of the member app with its live stream and query cache is 48 kB of it.",
    "member /coaches": "the frame of the member app with its live stream and query cache is 48 kB of it.",
  },
};

export { reasons };
