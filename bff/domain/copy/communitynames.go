package copy

// CommunityNames are the pseudonyms in a thread: leaves, trees, flowers and spices that are rarely personal names. A
// name's index is stored, so the order never changes; append new names.
var CommunityNames = []string{
	"Banyan", "Marigold", "Peepal", "Neem", "Tamarind", "Gulmohar", "Amaltas", "Kachnar", "Mogra", "Kadamba",
	"Curry Leaf", "Bay Leaf", "Betel Leaf", "Mango Leaf", "Banana Leaf", "Fig Leaf", "Lotus", "Water Lily", "Hibiscus",
	"Bougainvillea", "Frangipani", "Magnolia", "Gardenia", "Camellia", "Zinnia", "Cosmos", "Aster", "Anemone",
	"Bluebell", "Buttercup", "Calendula", "Carnation", "Chrysanthemum", "Clover", "Cornflower", "Crocus", "Cyclamen",
	"Daffodil", "Delphinium", "Dandelion", "Freesia", "Fuchsia", "Geranium", "Gladiolus", "Goldenrod", "Hollyhock",
	"Honeysuckle", "Hyacinth", "Hydrangea", "Jacaranda", "Larkspur", "Lavender", "Lilac", "Lobelia", "Lupin",
	"Morning Glory", "Nasturtium", "Nigella", "Orchid", "Peony", "Periwinkle", "Phlox", "Pimpernel", "Primrose",
	"Ranunculus", "Snapdragon", "Snowdrop", "Speedwell", "Spider Lily", "Sunflower", "Sweet Pea", "Thistle", "Trillium",
	"Tuberose", "Tulip", "Verbena", "Wisteria", "Yarrow", "Cardamom", "Cinnamon", "Clove", "Coriander", "Cumin",
	"Fennel", "Fenugreek", "Mace", "Mustard Seed", "Nutmeg", "Peppercorn", "Saffron", "Star Anise", "Turmeric",
	"Ajwain", "Asafoetida", "Kokum", "Sumac", "Sesame", "Vanilla", "Allspice", "Caraway", "Dill", "Galangal",
	"Lemongrass", "Mint", "Oregano", "Parsley", "Tarragon", "Thyme", "Marjoram", "Chervil", "Chives", "Black Cardamom",
	"Long Pepper", "Amchur", "Kalonji", "Teak", "Sandalwood", "Rosewood", "Deodar", "Cedar", "Pine", "Spruce", "Birch",
	"Maple", "Oak", "Elm", "Beech", "Alder", "Aspen", "Poplar", "Cypress", "Sycamore", "Chestnut", "Walnut", "Almond",
	"Cashew", "Pecan", "Mulberry", "Jamun", "Jackfruit", "Breadfruit", "Guava", "Custard Apple", "Wood Apple", "Bael",
	"Amla", "Mahua", "Sal", "Sheesham", "Semal", "Bamboo", "Coconut Palm", "Date Palm", "Areca Palm", "Palmyra",
	"Mangrove", "Eucalyptus", "Acacia", "Casuarina", "Rain Tree", "Silk Cotton", "Flame Tree", "Soapnut", "Moringa",
	"Litchi", "Loquat", "Mangosteen", "Papaya", "Persimmon", "Pomelo", "Quince", "Sapota", "Tangerine", "Apricot",
	"Plum Blossom", "Cherry Blossom", "Lime Leaf", "Lemon Leaf", "Pistachio", "Hornbeam", "Larch", "Fern", "Maidenhair",
	"Vetiver", "Henna Leaf", "Pandan", "Tea Leaf", "Coffee Blossom", "Indigo", "Champak", "Night Jasmine", "Screw Pine",
	"Blue Pea", "Balsam", "Cockscomb", "Ixora", "Lantana", "Crossandra", "Pomegranate",
}

// CommunityName returns the pseudonym at an index, which is 0 or more. After the last name the list repeats with a
// number: the index len(CommunityNames) is the first name followed by " 2".
func CommunityName(place int) string {
	name, round := CommunityNames[place%len(CommunityNames)], place/len(CommunityNames)
	if round == 0 {
		return name
	}
	return name + " " + itoa(round+1)
}
