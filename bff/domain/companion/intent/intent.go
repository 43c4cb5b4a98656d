// Package intent rates what a message to a companion is about: one of the subjects that companions have texts about, a
// request such as messaging the coach, or anything else. It is a softmax regression over the features of the risk
// classifier and the phrases that companions know. Its weights are made from the lines in corpus by
// `go run ./domain/companion/intent/train` and compiled into the program.
package intent

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"encoding/gob"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"slices"
	"sync"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
)

// Other is the code of a text about anything else.
const Other = "other"

// buckets is the number of features. Features of the risk classifier share buckets, which costs little with so few
// lines.
const buckets = 1 << 15

// Guess is an intent with its probability.
type Guess struct {
	Code string
	P    float64
}

// Rank returns the intents of a text, the likeliest first; their probabilities sum up to 1. Hints are the codes of the
// intents whose known phrases the text has. It is safe for concurrent use.
func Rank(text string, hints []string) []Guess {
	m := load()
	scores := make([]float64, len(m.header.Codes))
	for _, f := range featuresOf(text, hints) {
		of := m.weights[int(f.bucket)*len(scores):][:len(scores)]
		for c, weight := range of {
			scores[c] += f.value * float64(weight) * m.header.Scale[c]
		}
	}
	for c := range scores {
		scores[c] += m.header.Bias[c]
	}
	softmax(scores)
	ranked := make([]Guess, len(scores))
	for c, p := range scores {
		ranked[c] = Guess{m.header.Codes[c], p}
	}
	slices.SortStableFunc(ranked, func(a, b Guess) int { return cmp.Compare(b.P, a.P) })
	return ranked
}

// feature is one property of a text with its weight in the text.
type feature struct {
	bucket uint32
	value  float64
}

// hintStrength is the weight of a known phrase of one intent in a text.
const hintStrength = 0.6

func featuresOf(text string, hints []string) (all []feature) {
	classifier.VisitFeatures(safety.Normalize(text), func(bucket uint32, value float32) {
		all = append(all, feature{bucket % buckets, float64(value)})
	})
	for _, hint := range hints {
		hash := fnv.New32a()
		_, _ = hash.Write([]byte("hint " + hint)) // Writing to a hash never fails.
		all = append(all, feature{hash.Sum32() % buckets, hintStrength})
	}
	// Sums of floats depend on the order, and the same lines must give the same weights.
	slices.SortFunc(all, func(a, b feature) int {
		return cmp.Or(cmp.Compare(a.bucket, b.bucket), cmp.Compare(a.value, b.value))
	})
	return all
}

func softmax(scores []float64) {
	most, total := slices.Max(scores), 0.0
	for c, score := range scores {
		scores[c] = math.Exp(score - most)
		total += scores[c]
	}
	for c := range scores {
		scores[c] /= total
	}
}

// weightsFile is written by the training: a header, then the weights as signed bytes, compressed.
//
//go:embed weights.gz
var weightsFile []byte

// header begins the file.
type header struct {
	// Codes are the intents in the order of the weights.
	Codes []string
	// A weight is a signed byte times the scale of its intent.
	Scale, Bias []float64
	// Corpus is the sum of the lines that the model was trained on, so that a test notices an old file.
	Corpus [sha256.Size]byte
}

// compiled is the model of the file. The weights of a bucket for all intents are together.
type compiled struct {
	header  header
	weights []int8
}

var load = sync.OnceValue(func() compiled {
	m, err := decode(weightsFile)
	if err != nil {
		panic("intent: the embedded weights cannot be read: " + err.Error()) // A test reads them.
	}
	return m
})

func decode(file []byte) (m compiled, err error) {
	unzip, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return m, err
	}
	var size uint32
	if err := binary.Read(unzip, binary.LittleEndian, &size); err != nil {
		return m, err
	}
	if err := gob.NewDecoder(io.LimitReader(unzip, int64(size))).Decode(&m.header); err != nil {
		return m, err
	}
	raw, err := io.ReadAll(unzip)
	if err != nil {
		return m, err
	}
	if len(raw) != buckets*len(m.header.Codes) {
		return m, fmt.Errorf("%d weights, want %d", len(raw), buckets*len(m.header.Codes))
	}
	m.weights = make([]int8, len(raw))
	for i, b := range raw {
		m.weights[i] = int8(b)
	}
	return m, nil
}
