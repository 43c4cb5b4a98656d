package safety

// The origin of the phrases:
//
// - The words and phrases that the product promises to detect in chats: suicide, kill, die, harm, hurt, end my life,
//   self harm, kill myself, harm myself. TestDetectFindsKeywordsAloneAndInSentences checks them.
// - The warning signs that crisis lines and public-health campaigns teach: wanting to die or be dead, looking for a
//   method, having the means, no reason to live, being a burden, feeling trapped or in unbearable pain, goodbyes,
//   self-harm, a past attempt; and, apart from these, violence and threats at home. Their signs became patterns here;
//   no texts were copied.
// - The expressions of English speakers in South Asian families and of Hindi, Tamil and Urdu speakers, in their own
//   script and in Latin script, with the spellings and slips of phones. Many are indirect: praying for death,
//   arranging care for the children, "all would be at peace".
// - Abbreviations that avoid filters (kms, unalive).
//
// The harmless and soft phrases come from usage too: idioms of dying and killing, denials, past events, other people's
// actions. A phrase is harmless only together with the words that make it so, and only in the same sentence.
