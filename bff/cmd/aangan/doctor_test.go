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

// TestDoctorLooksForTheKeysOfJournals: a key that was taken out too early is noticed here, and not by the members.
func TestDoctorLooksForTheKeysOfJournals(t *testing.T) {
	pool := dbtest.New(t)
	member := identitytest.NewMember(t, pool)
	// A seal begins with its version, the length of the key's name, and the name.
	seal := append([]byte{1, 4}, "2019 and what it seals"...)
	if _, err := pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed) values ($1, gen_random_uuid(), $2)", member.ID.UUID(), seal); err != nil {
		t.Fatal(err)
	}
	t.Setenv("DATABASE_URL", pool.Config().ConnString())
	key := base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with."))
	for keys, want := range map[string]string{"2026:" + key: `  MEND  keys of the journals: pages are sealed with the key "2019"`, "2026:" + key + ",2019:" + key: `does not open with the key "2019"`} {
		t.Setenv("DATA_KEY", keys)
		var said bytes.Buffer
		// Its error is of ports and pages as well, which are not what this test is about.
		_ = program.Run(t.Context(), []string{"doctor"}, &said, &said)
		if !strings.Contains(said.String(), want) || strings.Contains(said.String(), key) {
			t.Errorf("the doctor says:\n%s\nwant %q", said.String(), want)
		}
	}
}

// TestDoctorLooksAtTheSandbox: its port is looked at as those of the apps are.
func TestDoctorLooksAtTheSandbox(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	t.Setenv("PAYMENT_SANDBOX_PORT", strconv.Itoa(cmdtest.FreePorts(t)[cmdtest.Payments]))
	var said bytes.Buffer
	// Its error is of ports and pages as well, which are not what this test is about.
	_ = program.Run(t.Context(), []string{"doctor"}, &said, &said)
	if !strings.Contains(said.String(), "  ok    payment sandbox at http://127.0.0.1:") {
		t.Errorf("the doctor says:\n%s", said.String())
	}
}
