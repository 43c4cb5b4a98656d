package pages

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"time"

	"aangan/bff/internal/sandbox"
)

// pdfLine is a line of text on a page of US Letter size: its left edge and baseline, counted from the page's lower left
// corner in points, and its size.
type pdfLine struct {
	x, y, size int
	text       string
}

// invoicePDF serves an invoice as a file, as the provider does.
func (h *handler) invoicePDF(w http.ResponseWriter, r *http.Request) {
	found, ok := h.sandbox.HostedInvoice(r.PathValue("secret"))
	if !ok || found.Status == "draft" {
		h.missing(w, r)
		return
	}
	name := "invoice"
	if found.Number != "" {
		name = "invoice-" + found.Number
	}
	h.headers(w, noFrames)
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("Content-Disposition", `attachment; filename="`+name+`.pdf"`)
	// A client that disconnected needs no error.
	_, _ = w.Write(pdf(invoiceLines(found)))
}

// invoiceLines returns the texts of an invoice's page.
func invoiceLines(in sandbox.InvoiceView) []pdfLine {
	day := func(t time.Time) string { return t.UTC().Format("2 Jan 2006") }
	lines := []pdfLine{{56, 720, 24, titleOf(in)}, {56, 696, 12, business}}
	y := 650
	row := func(label, value string) {
		if value != "" {
			lines = append(lines, pdfLine{56, y, 11, label}, pdfLine{170, y, 11, value})
			y -= 20
		}
	}
	row("Number", in.Number)
	row("Billed to", in.CustomerEmail)
	row("Date", day(in.Created))
	row("Status", stateWords(in.Status))
	if !in.PaidAt.IsZero() {
		row("Paid on", day(in.PaidAt))
	}
	if in.Card != nil {
		row("Paid with", brand(in.Card.Brand)+" ending in "+in.Card.Last4)
	}
	y -= 20
	row("Item", in.Description)
	row("Period", day(in.PeriodStart)+" to "+day(in.PeriodEnd))
	row("Amount", money(in.Cents, in.Currency))
	row("Paid", money(in.CentsPaid, in.Currency))
	row("Amount due", money(max(0, in.Cents-in.CentsPaid), in.Currency))
	return append(lines, pdfLine{56, 60, 9, "From the payment sandbox: no money moved."})
}

// titleOf returns the title of an invoice's page and file.
func titleOf(in sandbox.InvoiceView) string {
	if in.Status == "paid" {
		return "Receipt"
	}
	return "Invoice"
}

// pdf returns a document of one page with these lines, in Helvetica, which every reader has.
func pdf(lines []pdfLine) []byte {
	var page strings.Builder
	for _, line := range lines {
		fmt.Fprintf(&page, "BT /F1 %d Tf %d %d Td (%s) Tj ET\n", line.size, line.x, line.y, pdfText(line.text))
	}
	objects := []string{
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		fmt.Sprintf("<< /Length %d >>\nstream\n%sendstream", page.Len(), page.String()),
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	}
	var out bytes.Buffer
	out.WriteString("%PDF-1.4\n")
	var offsets []int
	for i, object := range objects {
		offsets = append(offsets, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, offset := range offsets {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, table)
	return out.Bytes()
}

// pdfText encodes a text for a string of the page. The font has Western European letters only; others become "?".
func pdfText(text string) string {
	var out []byte
	for _, r := range text {
		switch {
		case r == '(' || r == ')' || r == '\\':
			out = append(out, '\\', byte(r))
		case r >= ' ' && r < 0x7F || r >= 0xA0 && r <= 0xFF:
			out = append(out, byte(r))
		default:
			out = append(out, '?')
		}
	}
	return string(out)
}
