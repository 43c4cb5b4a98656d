// Package datetext writes dates and times in words, in the languages of copy.DisplayLanguages. The forms are those of
// CLDR, which the pages have from Intl, so that an email and a page write a time alike. A function writes the time in
// the zone of its argument, and in English if it does not know the language.
package datetext

import "time"

// Clock returns the time of day: "6:30 PM", "6:30 pm".
func Clock(language string, at time.Time) string { return formsOf(language).clock(at) }

// ShortWeekday returns the weekday, abbreviated: "Tue", "मंगल".
func ShortWeekday(language string, at time.Time) string {
	return formsOf(language).shortWeekdays[at.Weekday()]
}

// ShortDay returns the day without its year, abbreviated: "Tue, Nov 24", "मंगल, 24 नव॰".
func ShortDay(language string, at time.Time) string {
	f := formsOf(language)
	return f.shortWeekdays[at.Weekday()] + ", " + f.dayOfMonth(at, f.shortMonths[at.Month()-1])
}

// Day returns the day without its year: "Tuesday, November 24", "मंगलवार, 24 नवंबर".
func Day(language string, at time.Time) string {
	f := formsOf(language)
	return f.weekdays[at.Weekday()] + ", " + f.dayOfMonth(at, f.months[at.Month()-1])
}

// Date returns the date: "November 24, 2026", "24 नवंबर 2026".
func Date(language string, at time.Time) string { return formsOf(language).date(at) }

// FullDate returns the date with its weekday: "Tuesday, November 24, 2026", "मंगलवार, 24 नवंबर 2026".
func FullDate(language string, at time.Time) string {
	f := formsOf(language)
	return f.weekdays[at.Weekday()] + ", " + f.date(at)
}

// Moment returns the day and time with the zone: "Tuesday, November 24, 2026 at 6:30 PM CST",
// "मंगलवार, 24 नवंबर 2026, 6:30 pm CST".
func Moment(language string, at time.Time) string {
	f := formsOf(language)
	return FullDate(language, at) + f.at + f.clock(at) + at.Format(" MST")
}

// Month returns the name of the month: "November", "नवंबर".
func Month(language string, month time.Month) string { return formsOf(language).months[month-1] }

type forms struct {
	weekdays, shortWeekdays [7]string
	months, shortMonths     [12]string
	// am and pm follow the time of day; at is written between date and time.
	am, pm, at string
	monthFirst bool
}

func (f *forms) clock(at time.Time) string {
	if at.Hour() < 12 {
		return at.Format("3:04 ") + f.am
	}
	return at.Format("3:04 ") + f.pm
}

func (f *forms) dayOfMonth(at time.Time, month string) string {
	if f.monthFirst {
		return month + at.Format(" 2")
	}
	return at.Format("2 ") + month
}

func (f *forms) date(at time.Time) string {
	day := f.dayOfMonth(at, f.months[at.Month()-1])
	if f.monthFirst {
		return day + at.Format(", 2006")
	}
	return day + at.Format(" 2006")
}

func formsOf(language string) *forms {
	if language == "hi" {
		return &hindi
	}
	return &english
}

var english = func() forms {
	f := forms{am: "AM", pm: "PM", at: " at ", monthFirst: true}
	for day := range f.weekdays {
		f.weekdays[day] = time.Weekday(day).String()
		f.shortWeekdays[day] = f.weekdays[day][:3]
	}
	for month := range f.months {
		f.months[month] = time.Month(month + 1).String()
		f.shortMonths[month] = f.months[month][:3]
	}
	return f
}()

var hindi = forms{
	weekdays:      [7]string{"रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"},
	shortWeekdays: [7]string{"रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"},
	months:        [12]string{"जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"},
	shortMonths:   [12]string{"जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰"},
	am:            "am", pm: "pm", at: ", ",
}
