package config

import (
	"net"
	"net/url"
	"slices"

	"aangan/bff/internal/completions"
)

// ModelBudget limits the replies and tokens of the language model that one member may use per UTC day, and the texts
// that the second reader reads.
type ModelBudget struct {
	Answers  int
	Tokens   int64
	Readings int
}

// ModelReads selects which texts the language model reads for signs of a risk that the crisis detector missed.
type ModelReads string

// The values. ReadCompanions is messages to companions, ReadAll also messages to coaches, the forum and goals.
const (
	ReadCompanions ModelReads = "companions"
	ReadAll        ModelReads = "all"
	ReadNone       ModelReads = "none"
)

// model reads the language model of the companions; nil if none is configured. Errors repeat neither the URL, which
// may contain a password by mistake, nor the key.
func (r *reader) model(production bool) (*completions.Settings, ModelBudget) {
	budget := ModelBudget{
		Answers:  r.number("COMPANION_MODEL_ANSWERS", 40, 0, 10_000),
		Tokens:   int64(r.number("COMPANION_MODEL_TOKENS", 80_000, 0, 1_000_000_000)),
		Readings: r.number("COMPANION_MODEL_READINGS", 200, 0, 10_000),
	}
	address, key, name := r.text("COMPANION_MODEL_URL", ""), r.text("COMPANION_MODEL_KEY", ""), r.text("COMPANION_MODEL_NAME", "")
	if address == "" {
		for variable, value := range map[string]string{"COMPANION_MODEL_KEY": key, "COMPANION_MODEL_NAME": name} {
			if value != "" {
				r.wrong("COMPANION_MODEL_URL", "is missing, while %s is set; without an address companions answer by themselves", variable)
				break
			}
		}
		return nil, budget
	}
	u, err := url.Parse(address)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.User != nil || u.Fragment != "" {
		r.wrong("COMPANION_MODEL_URL", "is no address that completions can be asked of; it must be one such as https://models.example.org/v1/chat/completions, without a user in it")
		return nil, budget
	}
	if production && u.Scheme != "https" && !loopback(u.Hostname()) {
		r.wrong("COMPANION_MODEL_URL", "is not https; in production what members write goes nowhere in the open")
		return nil, budget
	}
	if name == "" {
		r.wrong("COMPANION_MODEL_NAME", "is missing, while COMPANION_MODEL_URL is set; it is the name of the model to ask")
		return nil, budget
	}
	return &completions.Settings{URL: address, Key: key, Name: name}, budget
}

func loopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}

// modelReads reads which texts the language model reads for signs of a risk.
func (r *reader) modelReads() ModelReads {
	reads := ModelReads(r.text("COMPANION_MODEL_READS", string(ReadCompanions)))
	if !slices.Contains([]ModelReads{ReadCompanions, ReadAll, ReadNone}, reads) {
		r.wrong("COMPANION_MODEL_READS", "is %q; it must be companions, all or none", string(reads))
	}
	return reads
}
