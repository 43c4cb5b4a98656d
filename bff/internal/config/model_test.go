package config

import (
	"strings"
	"testing"

	"aangan/bff/internal/completions"
)

func TestCompanionModelIsOptionalAndValidated(t *testing.T) {
	c, err := load(t, nil)
	if err != nil || c.Model != nil || c.ModelBudget != (ModelBudget{Answers: 40, Tokens: 80_000, Readings: 200}) || c.ModelReads != ReadCompanions {
		t.Errorf("by default: %+v, %+v, %v", c.Model, c.ModelBudget, err)
	}
	c, err = load(t, map[string]string{
		"COMPANION_MODEL_URL": "http://127.0.0.1:9/v1/chat/completions", "COMPANION_MODEL_KEY": "k", "COMPANION_MODEL_NAME": "small",
		"COMPANION_MODEL_ANSWERS": "5", "COMPANION_MODEL_TOKENS": "900", "COMPANION_MODEL_READINGS": "7", "COMPANION_MODEL_READS": "all",
	})
	want := completions.Settings{URL: "http://127.0.0.1:9/v1/chat/completions", Key: "k", Name: "small"}
	if err != nil || c.Model == nil || *c.Model != want || c.ModelBudget != (ModelBudget{Answers: 5, Tokens: 900, Readings: 7}) || c.ModelReads != ReadAll {
		t.Errorf("%+v, %+v, %v", c.Model, c.ModelBudget, err)
	}
	for name, env := range map[string]map[string]string{
		"COMPANION_MODEL_URL is missing":   {"COMPANION_MODEL_KEY": "top-secret"},
		"COMPANION_MODEL_URL is no":        {"COMPANION_MODEL_URL": "https://us:top-secret@models.example/v1", "COMPANION_MODEL_NAME": "small"},
		"COMPANION_MODEL_URL is not https": {"AANGAN_ENV": "production", "COMPANION_MODEL_URL": "http://models.example/v1", "COMPANION_MODEL_NAME": "small"},
		"COMPANION_MODEL_NAME is missing":  {"COMPANION_MODEL_URL": "https://models.example/v1", "COMPANION_MODEL_KEY": "top-secret"},
		"COMPANION_MODEL_ANSWERS is":       {"COMPANION_MODEL_ANSWERS": "many"},
		"COMPANION_MODEL_READINGS is":      {"COMPANION_MODEL_READINGS": "-1"},
		"COMPANION_MODEL_READS is":         {"COMPANION_MODEL_READS": "journal"},
	} {
		if _, err := load(t, env); err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "top-secret") {
			t.Errorf("%v: %v", env, err)
		}
	}
}
