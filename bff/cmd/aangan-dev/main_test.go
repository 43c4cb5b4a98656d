package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/internal/config"
)

func TestMain(m *testing.M) { cmdtest.Main(m, main) }

// TestStartRecoversFromKillAndLeavesNoProcess starts everything on an empty folder, checks that a second start on the
// same ports or folder fails, kills the program, starts it again, and checks that no process is left after an
// interrupt.
func TestStartRecoversFromKillAndLeavesNoProcess(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	env := []string{"DATA_DIR=" + folder}
	ports := cmdtest.FreePorts(t)
	first := cmdtest.Launch(t, ports, env, "start")
	first.WaitUntilReady(t, config.Coach)

	onPorts := cmdtest.Launch(t, ports, []string{"DATA_DIR=" + t.TempDir()}, "start")
	if code := onPorts.Wait(t); code != 1 || !strings.Contains(onPorts.Output.String(), "SITE_PORT=") {
		t.Errorf("a start on ports in use exits with %d and prints:\n%s", code, onPorts.Output)
	}
	onFolder := cmdtest.Launch(t, cmdtest.FreePorts(t), env, "start")
	if code := onFolder.Wait(t); code != 1 || !strings.Contains(onFolder.Output.String(), "in use by another start") {
		t.Errorf("a start on a folder in use exits with %d and prints:\n%s", code, onFolder.Output)
	}

	if err := first.Command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	first.Wait(t)
	second := cmdtest.Launch(t, ports, env, "start")
	second.WaitUntilReady(t, config.Member)
	for _, person := range []string{"asha", "meera@aangan.example", "kabir@aangan.example", "admin@aangan.example"} {
		if !strings.Contains(second.Output.String(), "  "+person+" ") && !strings.Contains(second.Output.String(), "  "+person+"\n") {
			t.Errorf("the demo sign-in of %s is not printed", person)
		}
	}
	if output := second.Output.String(); strings.Contains(output, "Applied migration") {
		t.Errorf("the second start prints:\n%s", output)
	}
	if err := second.Command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if code := second.Wait(t); code != 0 {
		t.Errorf("an interrupted start exits with %d", code)
	}
	if left := processesNaming(t, folder); len(left) > 0 {
		t.Errorf("processes still running: %v", left)
	}
}

// processesNaming lists the processes whose command line names folder.
func processesNaming(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir("/proc")
	if err != nil {
		t.Skip("/proc is not available on this machine")
	}
	var found []string
	for _, entry := range entries {
		line, err := os.ReadFile("/proc/" + entry.Name() + "/cmdline")
		if err == nil && bytes.Contains(line, []byte(folder)) {
			found = append(found, strings.ReplaceAll(string(line), "\x00", " "))
		}
	}
	return found
}

// TestDevelopmentCommandsFailInProduction checks that every command of this program exits with an error in production.
func TestDevelopmentCommandsFailInProduction(t *testing.T) {
	t.Parallel()
	env := []string{
		"AANGAN_ENV=production", "DATABASE_URL=postgres://db.invalid/x",
		"SITE_URL=https://a.example", "MEMBER_URL=https://b.example", "COACH_URL=https://c.example",
		"SMTP_URL=smtp://mail.invalid", "MAIL_FROM=hello@a.example", "TEAM_EMAIL=team@a.example",
		"VIDEO_ROOM_TEMPLATE=https://video.example/{room}", "DATA_KEY=a:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
		"PUSH_KEY=c29tZXRoaW5nIHRoYXQgbm9ib2R5IGV2ZXIga25vd3M=",
		"STRIPE_SECRET_KEY=sk_live_1", "STRIPE_PUBLISHABLE_KEY=pk_live_1", "STRIPE_WEBHOOK_SECRET=whsec_1",
		"STRIPE_PRICE_DEFAULT=price_1", "STRIPE_PRICE_DISCOUNT=price_2", "STRIPE_PRICE_PREMIUM=price_3",
	}
	for command, want := range map[string]string{
		"start": "for development", "sandbox": "no payment sandbox", "seed": "can't have demo data",
	} {
		p := cmdtest.Launch(t, nil, env, command)
		if code := p.Wait(t); code != 1 || !strings.Contains(p.Output.String(), want) {
			t.Errorf("aangan-dev %s exits with %d and prints:\n%s", command, code, p.Output)
		}
	}
}
