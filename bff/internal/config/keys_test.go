package config

import (
	"encoding/base64"
	"strings"
	"testing"
)

// TestDataKeyIsRequiredInProductionAndNeverRepeated: development has a public default key, production has no default
// and rejects that key; no error repeats a key.
func TestDataKeyIsRequiredInProductionAndNeverRepeated(t *testing.T) {
	c, err := load(t, nil)
	if err != nil || c.DataKeys == nil {
		t.Fatalf("%v, %v", c.DataKeys, err)
	}
	seal := c.DataKeys.Seal([]byte("words"), nil)
	explicit, err := load(t, map[string]string{"DATA_KEY": DevelopmentKey})
	if err != nil {
		t.Fatal(err)
	}
	if words, err := explicit.DataKeys.Open(seal, nil); err != nil || string(words) != "words" {
		t.Errorf("the default key's seal opens as %q, %v", words, err)
	}
	own := base64.StdEncoding.EncodeToString([]byte("something that nobody ever knows"))
	_, developmentKey, _ := strings.Cut(DevelopmentKey, ":")
	for text, want := range map[string]string{
		"":                          "DATA_KEY is missing",
		DevelopmentKey:              "DATA_KEY holds the key for development",
		"renamed:" + developmentKey: "DATA_KEY holds the key for development",
		"2026-b:" + own + ",2026-a:" + developmentKey: "DATA_KEY holds the key for development",
		own:                 "DATA_KEY cannot be used",
		"2026-a:" + own[1:]: "DATA_KEY cannot be used",
	} {
		_, err := load(t, map[string]string{"AANGAN_ENV": "production", "DATA_KEY": text})
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), own[1:]) || strings.Contains(err.Error(), developmentKey) {
			t.Errorf("%q: %v", text, err)
		}
	}
	two, err := load(t, map[string]string{"DATA_KEY": "2026-b:" + own + ", " + DevelopmentKey})
	if err != nil {
		t.Fatal(err)
	}
	if words, err := two.DataKeys.Open(seal, nil); err != nil || string(words) != "words" || !two.DataKeys.HasOldKeys() {
		t.Errorf("with a new key first, the old key's seal opens as %q, %v", words, err)
	}
}

// TestPushKeyIsRequiredInProductionAndNeverRepeated: the same for the key that push services know.
func TestPushKeyIsRequiredInProductionAndNeverRepeated(t *testing.T) {
	c, err := load(t, nil)
	if err != nil || c.PushKey == nil || len(c.PushHosts) != 4 {
		t.Fatalf("%v, %v, %v", c.PushKey, c.PushHosts, err)
	}
	zero := base64.StdEncoding.EncodeToString(make([]byte, 32))
	for text, want := range map[string]string{
		"": "PUSH_KEY is missing", developmentPushKey: "PUSH_KEY is the key for development", "secret": "PUSH_KEY cannot be used", zero: "PUSH_KEY cannot be used",
	} {
		_, err := load(t, map[string]string{"AANGAN_ENV": "production", "PUSH_KEY": text})
		if err == nil || !strings.Contains(err.Error(), want) || (text != "" && strings.Contains(err.Error(), text)) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
