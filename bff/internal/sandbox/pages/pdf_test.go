package pages

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"testing"
	"time"

	"aangan/bff/internal/sandbox"
)

// TestPDFIsACompleteDocument checks that every offset of the document leads to its object, as readers require.
func TestPDFIsACompleteDocument(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, time.May, 4, 12, 0, 0, 0, time.UTC)
	file := pdf(invoiceLines(sandbox.InvoiceView{
		Number: "ABCD-0001", Status: "paid", Cents: 8000, CentsPaid: 8000, Currency: "usd", Created: at, PaidAt: at, PeriodStart: at,
		PeriodEnd: at.AddDate(0, 1, 0), Description: `1 × Aangan (at $80.00 / month) \ ஆ`, CustomerEmail: "asha@mail.example",
		Card: &sandbox.CardView{Brand: "visa", Last4: "4242"},
	}))
	if !bytes.HasPrefix(file, []byte("%PDF-1.4\n")) || !bytes.HasSuffix(file, []byte("\n%%EOF\n")) {
		t.Fatalf("the file is %q", file)
	}
	start := regexp.MustCompile(`startxref\n(\d+)\n`).FindSubmatch(file)
	table, err := strconv.Atoi(string(start[1]))
	if err != nil || !bytes.HasPrefix(file[table:], []byte("xref\n0 6\n")) {
		t.Fatalf("the table of objects is not at %s", start[1])
	}
	for i, entry := range regexp.MustCompile(`(\d{10}) 00000 n \n`).FindAllSubmatch(file[table:], -1) {
		offset, err := strconv.Atoi(string(entry[1]))
		if err != nil || !bytes.HasPrefix(file[offset:], fmt.Appendf(nil, "%d 0 obj\n", i+1)) {
			t.Errorf("object %d is not at %s", i+1, entry[1])
		}
	}
	stream := regexp.MustCompile(`(?s)/Length (\d+) >>\nstream\n(.*)endstream`).FindSubmatch(file)
	if string(stream[1]) != strconv.Itoa(len(stream[2])) {
		t.Errorf("the stream has %d bytes and says %s", len(stream[2]), stream[1])
	}
	for _, want := range []string{"(Receipt)", "(ABCD-0001)", "($80.00)", "(Visa ending in 4242)", "(1 \xd7 Aangan \\(at $80.00 / month\\) \\\\ ?)", "(4 May 2026 to 4 Jun 2026)"} {
		if !bytes.Contains(stream[2], []byte(want)) {
			t.Errorf("the page lacks %s:\n%s", want, stream[2])
		}
	}
}
