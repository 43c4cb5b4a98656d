package coaching

import (
	"strings"
	"unicode"
)

// renamed maps old names of cities to current ones, so that "Bombay" is understood.
var renamed = map[string]string{
	"allahabad": "prayagraj", "banaras": "varanasi", "bangalore": "bengaluru", "baroda": "vadodara", "benares": "varanasi",
	"bombay": "mumbai", "calcutta": "kolkata", "calicut": "kozhikode", "cochin": "kochi", "dacca": "dhaka", "gurgaon": "gurugram",
	"madras": "chennai", "mangalore": "mangaluru", "mysore": "mysuru", "new delhi": "delhi", "panjim": "panaji",
	"pondicherry": "puducherry", "poona": "pune", "trichy": "tiruchirappalli", "trivandrum": "thiruvananthapuram",
	"vizag": "visakhapatnam",
}

// sameCity compares two typed cities, ignoring case and text after a comma ("Chennai, Tamil Nadu"), by their current
// names.
func sameCity(one, other string) bool { return cityName(one) == cityName(other) }

func cityName(written string) string {
	city, _, _ := strings.Cut(written, ",")
	words := strings.FieldsFunc(strings.ToLower(city), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) })
	name := strings.Join(words, " ")
	if now, known := renamed[name]; known {
		return now
	}
	return name
}
