package push_test

import (
	"testing"

	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }
