// Explanations of figures outside their target, written after an investigation. The report shows one only while its
// figure is outside, and mentions when there is none.

// The cost around every call, from a profile of GET /api/user next to the bare handler's: 11 µs of 85.
const frame =
  "the frame around every call (a log line, 3 µs; seven more headers on the answer, 4 µs; typed input and output, 2 µs; and the shared code, pgx above all, finding less of itself in the processor's caches)";

const woken =
  "open screens are woken, in this process directly and in the others by one NOTIFY every 10 ms, which every process also hears (5 to 11 µs a call, the more the fewer calls share one)";

// Scripts that every signed-in page loads: /notifications has little else.
const memberFrame =
  "the frame that all signed-in pages share (navigation, bell, live stream, query cache, and what goes out after a time without a network) is 83 kB of it";
// What every page of the administration loads: /coach/admin/audit is little else.
const deskFrame =
  "the frame that all pages of the administration share (navigation, live stream, query cache, toasts) is 86 kB of it";
const forms =
  "the form checks what is typed by the server's own rules before anything is sent (react-hook-form and zod, 29 kB)";

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
    "POST /api/coach/clients/{id}/messages": `the same transaction asks the queue for two looks later on, whether the message was seen (for the bell, and for a letter), which the bare handler leaves out; beside that the text is checked as a form (1 µs), and ${woken}.`,
    "POST /api/messages/{coachId}/read": `a mark that moves is news, so ${woken}; the rest is ${frame}.`,
  },
  /** By app and page. */
  pages: {
    "member /auth":
      "the forms check what is typed by the server's own rules before anything is sent (react-hook-form and zod, 29 kB), and sign-in and registration share the page (tabs, checkbox and select of Radix, 18 kB).",
    "member /auth/forgot": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "member /auth/link": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "member /auth/reset": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "member /auth/welcome": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "member /messages": `${memberFrame}; the conversation with its composer, files and voice is the rest. The crisis detector's list (26 kB) comes right behind the page.`,
    "member /messages/companions": `${memberFrame}; it is one page with the coach's conversation, so that changing tabs loads nothing.`,
    "member /dashboard": `${memberFrame}.`,
    "member /coaches": `${memberFrame}; the filters are selects and a search of Radix.`,
    "member /community": `${memberFrame}; topics, order, search and the list of posts are the rest. A post, and the form for one, are files of their own.`,
    "member /community/yours": `${memberFrame}; tabs and menus of Radix are most of the rest.`,
    "member /goals": `${memberFrame}; a goal is written and changed in its place (zod, 17 kB).`,
    "member /resources": `${memberFrame}; tabs and menus of Radix are most of the rest. What is read there is a file of its own.`,
    "member /resources/journal": `${memberFrame}; the journal is written and read on this page.`,
    "member /my-data": `${memberFrame}.`,
    "member /notifications": `${memberFrame}.`,
    "member /profile": `${memberFrame}; three forms (react-hook-form and zod, 29 kB) with selects and switches of Radix are the rest.`,
    "member /sessions": `${memberFrame}.`,
    "member /sessions/join": `${memberFrame}.`,
    "member /subscribe": `${memberFrame}; the plan, what was paid and the questions before a change are the rest. The card form is the payment provider's, and comes when it is asked for.`,
    "coach /coach/dashboard":
      "the list of clients with its filters and menus, the day beside it, the live stream and what goes out after a time without a network. Conversations, a client's page, sessions, the week, hours and the profile are files of their own, fetched a second behind it or when the address asks for them.",
    "coach /coach/admin": `${deskFrame}.`,
    "coach /coach/admin/audit": `${deskFrame}.`,
    "coach /coach/admin/coaches": `${deskFrame}; inviting and deciding are forms (react-hook-form and zod, 31 kB), with radio buttons and questions of Radix.`,
    "coach /coach/admin/health": `${deskFrame}; the question before a job is deleted is one of Radix.`,
    "coach /coach/admin/inbox": `${deskFrame}; the filters are those of Radix.`,
    "coach /coach/admin/moderation": `${deskFrame}; a decision is a form (zod, 17 kB) with choices and questions of Radix.`,
    "coach /coach/admin/numbers": `${deskFrame}.`,
    "coach /coach/admin/payments": `${deskFrame}; the filters and the question before a notice is left are those of Radix.`,
    "coach /coach/login/forgot": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "coach /coach/login/invitation": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "coach /coach/login/reset": `${forms}; the rest are the page's frame, its art and its toasts.`,
    "coach /coach/login": `${forms}.`,
  },
  /** What takes longer for a coach with many clients. */
  clients: {
    "a page of thirty, by name":
      "names stand in any script, and where each of them stands in the order is worked out of all of them at each call",
    "a search":
      "it looks through all the names, in any script and with a letter wrong, and a page of thirty is three times as much to write as one of ten",
    "the whole list":
      "it is thirty times as many clients to read and to write; the portal asks for a page at a time, and this one is for whoever wants all of them at once",
  },
  /** What takes longer in a large community. */
  community: {
    "search: two words":
      "each of the two is common and they never stand together, so the index's lists of both are gone through once from end to end, which 1,000 posts do not have.",
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
