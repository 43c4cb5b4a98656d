// Why something is outside its aim, written by whoever looked into it. The report shows a reason only while the figure is
// outside, and says so when there is none.

// What stands around every call, measured by a profile of GET /api/user beside the bare handler's: 11 µs of 85.
const frame =
  "the frame around every call (a log line, 3 µs; seven more headers on the answer, 4 µs; typed input and output, 2 µs; and the shared code, pgx above all, finding less of itself in the processor's caches)";

const woken =
  "open screens are woken, in this process directly and in the others by one NOTIFY every 10 ms, which every process also hears (5 to 11 µs a call, the more the fewer calls share one)";

const reasons = {
  /** By the call's name. */
  calls: {
    "GET /api/user": `one row by a key is the least to set against ${frame}.`,
    "GET /api/user-preferences": `two rows by a key are the least to set against ${frame}.`,
    "GET /api/coaches": `${frame}; and every coach is shaped twice, by the rules and for the wire.`,
    "GET /api/coach-suggestions": `${frame}; the scores are those of the bare handler.`,
    "GET /api/messages/{coachId}": `${frame}; and every message is shaped twice, by the rules and for the wire.`,
    "GET /api/coach/clients": `${frame}; and every client is shaped twice, by the rules and for the wire.`,
    "GET /api/coach/clients/{id}/messages": `${frame}; and every message is shaped twice, by the rules and for the wire.`,
    "POST /api/beta-signup": `the form's rules run over its fields (8 µs), the client's address is found and counted against the limit (3 µs), the body is read with a deadline and looked through for what Postgres cannot store (2 µs); the rest is ${frame}. Storing and queueing the letter are the same on both sides.`,
    "POST /api/messages": `every message is checked as a form (1 µs) and read by the crisis detector (3 µs and more), and ${woken}; the rest is ${frame}.`,
    "POST /api/coach/clients/{id}/messages": `the text is checked as a form (1 µs), and ${woken}; the rest is ${frame}.`,
    "POST /api/messages/{coachId}/read": `a mark that moves is news, so ${woken}; the rest is ${frame}.`,
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
  /** Calls that take longer when there is ten times as much. */
  growth: {
    "GET /api/coach-suggestions":
      "every open coach is weighed anew against the member's own answers, so this grows with the number of coaches. A member asks for it a few times in their life; five thousand coaches are ten times what is measured as usual.",
    "GET /api/coaches?language=ta&week=1":
      "the list is walked until a page of coaches with free time is full; how far that is depends on who has time.",
  },
};

export { reasons };
