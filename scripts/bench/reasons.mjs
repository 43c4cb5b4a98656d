// Explanations of figures outside their target, written after an investigation. The report shows one only while its
// figure is outside, and marks figures without one.

/** Replaces a missing explanation. */
export const unexplained = "No explanation yet.";

const overhead = "The fixed overhead.";
const convertedTwice = (thing) =>
  `${overhead} Each ${thing} is also converted twice, by the domain and for the response.`;
const formOnly = "Form validation; the rest is the page's layout, its art and its toasts.";
const shell = "The shell";

export const reasons = {
  /** Shown once above the explanations of a section, which refer to the terms defined here. */
  notes: {
    // From a profile of GET /api/user next to the bare handler's: 11 µs of 85.
    calls:
      "Each has a fixed overhead: a log line (3 µs), seven more response headers (4 µs), and typed input and output (2 µs). The CPU caches also hold less of the shared code, mostly of pgx. Waking open screens is direct within the process. Other processes get one NOTIFY every 10 ms, which every process receives. That costs 5 to 11 µs per call, more if fewer calls share one.",
    // /notifications and /coach/admin/audit have little else than the shell.
    pages:
      'The "shell" is the code that pages share. All signed-in pages of the member app have navigation, bell, live stream, query cache and outbox (83 kB). All pages of the administration have navigation, live stream, query cache and toasts (86 kB). "Form validation" is react-hook-form and zod (29 kB), which check the server\'s rules before a form is sent. Radix is the library of accessible components.',
  },
  /** By the call's name. */
  calls: {
    "GET /api/user": "It reads one row by its key, so the fixed overhead is a large share.",
    "GET /api/user-preferences": "It reads two rows by their keys, so the fixed overhead is a large share.",
    "GET /api/coaches": convertedTwice("coach"),
    "GET /api/coach-suggestions": `${overhead} Both sides compute the same scores.`,
    "GET /api/messages/{coachId}": convertedTwice("message"),
    "GET /api/coach/clients": convertedTwice("client"),
    "GET /api/coach/clients/{id}/messages": convertedTwice("message"),
    "POST /api/beta-signup":
      "The form's rules check its fields (8 µs). The client's address is determined and counted against the rate limit (3 µs). The body is read with a deadline and checked for characters that Postgres cannot store (2 µs). The rest is the fixed overhead. Storing the signup and enqueueing the email are the same on both sides.",
    "POST /api/messages":
      "Each message is validated as a form (1 µs), checked by the crisis detector (3 µs and more), and wakes open screens. The rest is the fixed overhead.",
    "POST /api/coach/clients/{id}/messages":
      "The same transaction enqueues two later checks whether the message was seen, for the bell and for an email. The bare handler leaves them out. The text is also validated as a form (1 µs), and open screens are woken.",
    "POST /api/messages/{coachId}/read":
      "A changed read position is an event, so open screens are woken. The rest is the fixed overhead.",
  },
  /** By app and page. */
  pages: {
    "member /auth":
      "Form validation. Sign-in and registration share the page, with tabs, a checkbox and a select of Radix (18 kB).",
    "member /auth/forgot": formOnly,
    "member /auth/link": formOnly,
    "member /auth/reset": formOnly,
    "member /auth/welcome": formOnly,
    "member /messages": `${shell}; the rest is the conversation with its composer, files and voice. The crisis detector's list (13 kB) is loaded right after the page.`,
    "member /messages/companions": `${shell}. It is the same page as the coach's conversation, so changing tabs loads nothing.`,
    "member /dashboard": `${shell}.`,
    "member /coaches": `${shell}; the filters are Radix selects and a search.`,
    "member /community": `${shell}; the rest is topics, order, search and the list of posts. A post, and the form for one, are separate files.`,
    "member /community/yours": `${shell}; most of the rest is Radix tabs and menus.`,
    "member /goals": `${shell}. Goals are written and edited in place (zod, 17 kB).`,
    "member /resources": `${shell}; most of the rest is Radix tabs and menus. The reader is a separate file.`,
    "member /resources/journal": `${shell}. The journal is written and read on this page.`,
    "member /my-data": `${shell}.`,
    "member /notifications": `${shell}.`,
    "member /profile": `${shell}; the rest is three forms with validation, Radix selects and switches.`,
    "member /sessions": `${shell}.`,
    "member /sessions/join": `${shell}.`,
    "member /subscribe": `${shell}; the rest is the plan, the payments so far and the confirmation dialogs. The card form comes from the payment provider, on demand.`,
    "coach /coach/dashboard":
      "The list of clients with its filters and menus, the day's sessions, the live stream and the outbox. Conversations, a client's page, sessions, the week, hours and the profile are separate files, loaded a second later or when the URL names them.",
    "coach /coach/on-call": `${shell}. Opening and closing a crisis are forms (zod, 17 kB) with Radix options and dialogs.`,
    "coach /coach/admin": `${shell}.`,
    "coach /coach/admin/audit": `${shell}.`,
    "coach /coach/admin/coaches": `${shell}. Inviting and deciding are forms (react-hook-form and zod, 31 kB) with Radix radio buttons and dialogs.`,
    "coach /coach/admin/health": `${shell}; the confirmation before a job is deleted is a Radix dialog.`,
    "coach /coach/admin/inbox": `${shell}; the filters are from Radix.`,
    "coach /coach/admin/moderation": `${shell}. A decision is a form (zod, 17 kB) with Radix options and dialogs.`,
    "coach /coach/admin/numbers": `${shell}.`,
    "coach /coach/admin/payments": `${shell}; the filters and the confirmation before a notice is dismissed are from Radix.`,
    "coach /coach/login/forgot": formOnly,
    "coach /coach/login/invitation": formOnly,
    "coach /coach/login/reset": formOnly,
    "coach /coach/login": "Form validation.",
  },
  /** Calls that take longer for a coach with many clients. */
  clients: {
    "a page of thirty, by name": "Each call computes the order of all names, which may be in any script.",
    "a search":
      "It compares all names and addresses, in any script. Its page has three times as many clients as the smaller coach's.",
    "the whole list":
      "It reads and writes thirty times as many clients. The portal requests one page at a time; this call is for clients of the API that want all.",
  },
  /** Searches that take longer in a large community. */
  community: {
    "search: two words":
      "Both words are common and never occur together, so the index lists of both are read from end to end. 1,000 posts have no long lists.",
  },
  /** Calls that take longer with ten times the data. */
  growth: {
    "GET /api/coach-suggestions":
      "Each call scores every open coach against the member's answers, so the cost grows with the number of coaches. A member needs it a few times in total.",
    "GET /api/coaches?language=ta&week=1":
      "The list is read until a page of coaches with free times is full. The distance depends on their free times.",
  },
};
