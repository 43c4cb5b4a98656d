package main

import (
	"bytes"
	"encoding/base64"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/dbtest"
)

// TestDoctorNamesMissingAndWrongJournalKeys: doctor detects a key that was removed too early.
func TestDoctorNamesMissingAndWrongJournalKeys(t *testing.T) {
	pool := dbtest.New(t)
	member := identitytest.NewMember(t, pool)
	// A seal begins with its version, the length of the key's name, and the name.
	seal := append([]byte{1, 4}, "2019 and what it seals"...)
	if _, err := pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed) values ($1, gen_random_uuid(), $2)", member.ID.UUID(), seal); err != nil {
		t.Fatal(err)
	}
	t.Setenv("DATABASE_URL", pool.Config().ConnString())
	key := base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with."))
	for keys, want := range map[string]string{"2026:" + key: `  FIX   keys of the journals: pages are sealed with the key "2019"`, "2026:" + key + ",2019:" + key: `does not open with the key "2019"`} {
		t.Setenv("DATA_KEY", keys)
		var output bytes.Buffer
		// The error also covers ports and pages, which this test does not check.
		_ = program.Run(t.Context(), []string{"doctor"}, &output, &output)
		if !strings.Contains(output.String(), want) || strings.Contains(output.String(), key) {
			t.Errorf("doctor prints:\n%s\nwant %q", output.String(), want)
		}
	}
}

func TestDoctorChecksSandboxPort(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	t.Setenv("PAYMENT_SANDBOX_PORT", strconv.Itoa(cmdtest.FreePorts(t)[cmdtest.Payments]))
	var output bytes.Buffer
	// The error also covers ports and pages, which this test does not check.
	_ = program.Run(t.Context(), []string{"doctor"}, &output, &output)
	if !strings.Contains(output.String(), "  ok    payment sandbox at http://127.0.0.1:") {
		t.Errorf("doctor prints:\n%s", output.String())
	}
}
