// Package companion holds the members' talks with the companions, which are programs: their messages, and how answers
// are generated.
//
// Crisis comes first: a detected crisis is answered with crisis help at once, in the transaction that stores the
// message, by every companion, on every plan, and never by a model. For a day after an urgent message the model is not
// used in that talk either: built-in texts answer, beginning with 988. Nor is it used for messages about violence or
// chest pain, or with a weak sign of a risk. Everything else is answered by the configured model, within its budget, or
// by the built-in provider, which needs no network and knows English, Hindi, Hinglish and Tamil.
//
// An answer is generated on the server: it continues when the page closes, and is there when it opens again. One
// answer at a time is generated per member and companion; companion_talks.answering holds its message, for all
// processes. Repeating a message finds the stored one, joins its running answer, or starts it.
//
// Locks: the talk's row is taken first, and no row of another noun with it.
package companion
