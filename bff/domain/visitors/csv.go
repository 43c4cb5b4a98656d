package visitors

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// exportRows is the number of entries per page.
const exportRows = 500

// column is one column of a list's CSV file.
type column struct {
	name  string
	value func(Entry) string
}

// columns are the columns of each list's CSV file.
var columns = func() map[List][]column {
	received := column{"Received (UTC)", func(e Entry) string { return stamp(e.CreatedAt) }}
	who := []column{{"Name", func(e Entry) string { return e.Name }}, {"Email", func(e Entry) string { return e.Email }}}
	handled := []column{
		{"Handled (UTC)", func(e Entry) string {
			if e.Handled == nil {
				return ""
			}
			return stamp(e.Handled.At)
		}},
		{"Handled by", func(e Entry) string {
			if e.Handled == nil {
				return ""
			}
			return e.Handled.By
		}},
	}
	list := func(own ...column) []column {
		return append(append(append([]column{received}, who...), own...), handled...)
	}
	location := column{"Location", func(e Entry) string { return e.Location }}
	return map[List][]column{
		Messages: list(
			column{"Subject", func(e Entry) string { return e.Subject }}, column{"Message", func(e Entry) string { return e.Text }},
		),
		Applications: list(
			column{"Position", func(e Entry) string { return copy.JobChoiceLabel(copy.In(copy.SourceLanguage), e.Job) }}, location,
			column{"Link", func(e Entry) string { return e.Link }}, column{"Note", func(e Entry) string { return e.Text }},
		),
		Signups: list(
			column{"Occupation", func(e Entry) string { return e.Occupation }}, location,
			column{"Age", func(e Entry) string { return e.AgeRange }}, column{"Reason", func(e Entry) string { return e.Text }},
			column{"Heading", func(e Entry) string { return e.Heading }}, column{"Pricing", func(e Entry) string { return e.Pricing }},
		),
	}
}()

func stamp(at time.Time) string { return at.UTC().Format(time.DateTime) }

// ExportInbox writes a list as CSV (RFC 4180, UTF-8 with a byte order mark), newest first, from one snapshot, page by
// page. The caller must be an administrator; an audit record has the number of rows. Returns the errors of Inbox; after
// any other error the output is incomplete. The writer must be fast, because the snapshot stays open.
func (s *Service) ExportInbox(ctx context.Context, by identity.AdministratorID, list List, wanted Wanted, to io.Writer) error {
	params, err := inboxParams(list, wanted, exportRows)
	if err != nil {
		return err
	}
	return pgx.BeginTxFunc(ctx, s.pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead}, func(tx pgx.Tx) error {
		rows, err := s.writeInbox(ctx, tx, list, params, to)
		if err != nil {
			return err
		}
		act := audit.Act{Action: audit.ExportedInbox, SubjectKind: audit.SubjectInbox, SubjectID: string(list), Detail: map[string]string{
			"list": string(list), "state": wanted.State, "rows": strconv.Itoa(rows),
		}}
		if params.Pattern != "" {
			// The search text may be a person's name.
			act.Detail["searched"] = "yes"
		}
		return audit.Record(ctx, tx, &by, act)
	})
}

func (s *Service) writeInbox(ctx context.Context, tx pgx.Tx, list List, params store.ListInboxParams, to io.Writer) (written int, err error) {
	file := csvFile{to: bufio.NewWriterSize(to, 32<<10)}
	file.text("\uFEFF")
	cells := make([]string, 0, len(columns[list]))
	for _, column := range columns[list] {
		cells = append(cells, column.name)
	}
	file.row(cells)
	for {
		rows, err := s.q.ListInbox(ctx, tx, params)
		if err != nil {
			return written, fmt.Errorf("read inbox: %w", err)
		}
		for _, row := range rows {
			entry := entryOf(store.InboxEntryRow(row))
			cells = cells[:0]
			for _, column := range columns[list] {
				cells = append(cells, column.value(entry))
			}
			file.row(cells)
			written++
		}
		if len(rows) < exportRows {
			break
		}
		last := rows[len(rows)-1]
		params.AfterTime, params.AfterID = &last.CreatedAt, &last.ID
	}
	if err := file.to.Flush(); err != nil {
		return written, fmt.Errorf("write file: %w", err)
	}
	return written, nil
}

// csvFile writes rows. A write error is returned again at the end, so callers can ignore earlier ones.
type csvFile struct{ to *bufio.Writer }

func (f csvFile) text(text string) { _, _ = f.to.WriteString(text) }

func (f csvFile) row(cells []string) {
	for i, cell := range cells {
		if i > 0 {
			f.text(",")
		}
		f.text(`"`)
		f.text(strings.ReplaceAll(harmless(cell), `"`, `""`))
		f.text(`"`)
	}
	f.text("\r\n")
}

// formulas are the first characters of formulas in spreadsheets, including full-width ones.
const formulas = "=+-@\t\r\n＝＋－＠"

// begun matches the beginning of a formula after a separator inside a cell: a spreadsheet that separates by semicolons
// or tabs ignores the quotes and begins a new cell there.
var begun = regexp.MustCompile(`([;\t\r\n])([ "]*[=+\-@＝＋－＠])`)

// harmless returns a cell as text. Visitors can enter formulas, which a spreadsheet would evaluate and which may send
// other cells to a stranger. An apostrophe marks the cell as text.
func harmless(cell string) string {
	cell = begun.ReplaceAllString(cell, "$1'$2")
	if cell != "" && strings.ContainsAny(cell[:firstRune(cell)], formulas) {
		return "'" + cell
	}
	return cell
}

// firstRune returns the size of the first character in bytes.
func firstRune(text string) int {
	for i := range text {
		if i > 0 {
			return i
		}
	}
	return len(text)
}
