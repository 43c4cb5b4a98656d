package safety

// language holds one language's patterns: blocks of lines as expand reads them. A script is a language of its own here,
// since nobody's spelling crosses scripts.
type language struct {
	name string
	// groups names words that stand for one another, for the blocks below.
	groups                          string
	urgent, concern, soft, harmless string
}

// languages in the order in which they are compiled; it has no meaning for what is found.
var languages = []language{english, hinglish, hindi, tanglish, tamil, urdu}
