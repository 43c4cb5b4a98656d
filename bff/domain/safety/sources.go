package safety

// Where the phrases come from.
//
//   - The single words and phrases that the product's chats were promised to notice: suicide, kill, die, harm, hurt, end my
//     life, self harm, kill myself, harm myself. TestKeywords holds them.
//   - The warning signs that crisis lines and public-health campaigns commonly teach: talking of wanting to die or of being
//     dead, looking for a way, having the means at hand, having no reason to live, being a burden, feeling trapped or in
//     unbearable pain, saying goodbye, harming oneself; an attempt in the past; and, apart from these, violence and threats at
//     home. What they name as signs became forms here; no wording was taken over.
//   - How speakers of English in South Asian families, of Hindi, Tamil and Urdu put the same things, in their own script and
//     in Latin letters, with the spellings and slips that phones produce. Much of it is indirect: asking God to be taken,
//     who shall look after the children, that everybody would be at peace.
//   - Abbreviations with which people get past filters (kms, unalive).
//
// What is excused or softened comes from usage too: idioms of dying and killing, what is denied or over, what somebody else
// did. A phrase is excused only with the words around it that make it harmless, and only inside its sentence.
