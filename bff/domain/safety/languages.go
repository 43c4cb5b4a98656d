package safety

// language holds one language's patterns: blocks of lines as expand reads them. Each script is its own language, since
// spellings do not cross scripts.
type language struct {
	name string
	// groups names words that stand for one another, for the blocks below.
	groups                          string
	urgent, concern, soft, harmless string
}

// languages are compiled in this order, which does not affect the results.
var languages = []language{english, hinglish, hindi, tanglish, tamil, urdu}
