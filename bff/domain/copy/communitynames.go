package copy

// CommunityNames are the pseudonyms in a thread, in English: see CommunityName.
var CommunityNames = catalogEn.PenNames.Names

// CommunityName returns the pseudonym at an index, which is 0 or more, in a language. After the last name the list
// repeats with a number: the index len(CommunityNames) is the first name followed by " 2".
func CommunityName(in *Catalog, place int) string {
	names := in.PenNames.Names
	name, round := names[place%len(names)], place/len(names)
	if round == 0 {
		return name
	}
	return name + " " + itoa(round+1)
}
