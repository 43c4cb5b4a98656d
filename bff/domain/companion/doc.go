// Package companion holds the members' talks with the companions, which are programs: what was written and answered, and
// how an answer comes about.
//
// Crisis comes first: what the safety detector knows is answered with where help is, at once, in the transaction that
// stores the words, whoever the companion is, whatever the plan, and never by a model. For a day after an urgent message the
// model is not asked in that talk either: our own words answer, with 988 in front. Nor is it asked when a message speaks of
// violence or of pain in the chest. Everything else is answered by the model that is configured, within its budget, or by the
// built-in provider, which needs nothing but this program and knows English, Hindi, Hinglish and Tamil.
//
// An answer is made here and not in the page: it goes on when the page goes away, and is there when the page comes back.
// One answer at a time is made for a member and a companion; companion_talks.answering says which message it is for, over
// all processes. Sending a message again finds what is stored, joins the answer that is being made, or has it made.
//
// Locks: the talk's row is taken first, and nothing of another noun's with it.
package companion
