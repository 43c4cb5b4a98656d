// Package classifier rates how likely a short text is from a person at risk, and of which kind the risk is. It is a
// logistic regression (softmax) over characters, words and concepts of the text. Its weights and thresholds are made
// from the corpus in bff/domain/safety/corpus by `go run ./domain/safety/train` and compiled into the program.
package classifier

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"sync"
	"unicode"
)

// Class is a kind of text. The weights are stored by class, in this order.
type Class byte

// The classes. The kinds of the corpus that need the same response are one class.
const (
	Ordinary Class = iota
	// Self is the wish, plan or means to end the author's life, self-harm, or an indirect sign of them.
	Self
	// SelfNow is an attempt, or the means in hand.
	SelfNow
	// Attack is violence against the author at this moment.
	Attack
	// Medical is a medical emergency.
	Medical
	// Violence is violence or control by others, not at this moment.
	Violence
	// Child is a child in danger.
	Child
	// Eating is dangerous eating or fasting.
	Eating
	// Harm is the fear or intention to hurt another person.
	Harm
	// Other is another person at risk.
	Other
	Classes
)

// Rating is the probability of each class. The sum is 1.
type Rating [Classes]float32

// Risk returns the probability of a risk.
func (r *Rating) Risk() float32 { return 1 - r[Ordinary] }

// Now returns the probability of a danger at this moment.
func (r *Rating) Now() float32 { return r[SelfNow] + r[Attack] + r[Medical] }

// Top returns the likeliest class other than Ordinary.
func (r *Rating) Top() Class {
	top := Self
	for c := Self; c < Classes; c++ {
		if r[c] > r[top] {
			top = c
		}
	}
	return top
}

// Band is how likely a risk is, in steps that are set by shares of ordinary lines (see BandShares).
type Band byte

// The bands.
const (
	// Clear is no sign of a risk.
	Clear Band = iota
	// Quiet is a weak sign (band C): companions use no model, and no flag is stored.
	Quiet
	// Ask is a sign that deserves help and attention (band B).
	Ask
	// Alarm is strong enough to notify a coach (band A).
	Alarm
	bands
)

// BandShares are the shares of ordinary lines of the corpus that are in Quiet, Ask or Alarm, in at least Ask, and in
// Alarm, when rated by a model that has not seen their writer.
var BandShares = [bands]float64{Quiet: 0.10, Ask: 0.02, Alarm: 0.005}

// Script is the script of most letters of a text. Each has its thresholds, because the corpus has more lines of some.
type Script byte

// The scripts. Latin includes everything else.
const (
	Latin Script = iota
	Devanagari
	Arabic
	Tamil
	Scripts
)

// ScriptOf returns the script of a text.
func ScriptOf(text string) Script {
	var letters [Scripts]int
	for _, r := range text {
		switch {
		case unicode.Is(unicode.Devanagari, r):
			letters[Devanagari]++
		case unicode.Is(unicode.Arabic, r):
			letters[Arabic]++
		case unicode.Is(unicode.Tamil, r):
			letters[Tamil]++
		case unicode.IsLetter(r):
			letters[Latin]++
		}
	}
	most := Latin
	for script, n := range letters {
		if n > letters[most] {
			most = Script(script)
		}
	}
	return most
}

// Thresholds are the probabilities of a risk from which a text is in a band.
type Thresholds [Scripts][bands]float32

// BandOf returns the band of a text with this probability of a risk.
func (t *Thresholds) BandOf(script Script, risk float32) Band {
	for band := Alarm; band > Clear; band-- {
		if risk > t[script][band] {
			return band
		}
	}
	return Clear
}

// weightsFile is written by the training: a header, then the weights as signed bytes, compressed.
//
//go:embed weights.gz
var weightsFile []byte

// fileHeader begins the file.
type fileHeader struct {
	Format      [8]byte
	Scale, Bias [Classes]float32
	Thresholds  Thresholds
	// Corpus is the sum of the lines that the model was trained on, so that a test notices an old file.
	Corpus [sha256.Size]byte
}

// Corpus returns the sum (see Sum) of the examples that the compiled model was trained on.
func Corpus() [sha256.Size]byte { return load().fileHeader.Corpus }

// Sum identifies examples in their order.
func Sum(examples []Example) (sum [sha256.Size]byte) {
	hash := sha256.New()
	for _, example := range examples {
		fmt.Fprintf(hash, "%d %s\n", example.Class, example.Text)
	}
	return [sha256.Size]byte(hash.Sum(nil))
}

// format names the format of the file.
var format = [8]byte{'a', 'a', 'n', 'g', 'a', 'n', '0', '1'}

// weights hold a model: the weight of a feature for a class is an int8 times the class's scale.
type weights struct {
	fileHeader
	// of holds the weights of a bucket for all classes together, which are read together.
	of []int8
}

var load = sync.OnceValue(func() *weights {
	w, err := decode(weightsFile)
	if err != nil {
		panic("classifier: the embedded weights cannot be read: " + err.Error()) // A test reads them.
	}
	return w
})

func decode(file []byte) (*weights, error) {
	unzip, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	w := &weights{}
	if err := binary.Read(unzip, binary.LittleEndian, &w.fileHeader); err != nil {
		return nil, err
	}
	if w.Format != format {
		return nil, fmt.Errorf("unknown format %q", w.Format)
	}
	raw, err := io.ReadAll(unzip)
	if err != nil {
		return nil, err
	}
	if len(raw) != buckets*int(Classes) {
		return nil, fmt.Errorf("%d weights, want %d", len(raw), buckets*int(Classes))
	}
	w.of = make([]int8, len(raw))
	for i, b := range raw {
		w.of[i] = int8(b)
	}
	return w, nil
}

var extractors = sync.Pool{New: func() any { return newExtractor() }}

// Rate rates a text of at most about 50 words that safety.Normalize has normalised; among more words a risk would
// hardly count. It is safe for concurrent use.
func Rate(normalised string) (Rating, Band) {
	e := extractors.Get().(*extractor)
	defer extractors.Put(e)
	w := load()
	rating := w.rate(e.features(normalised))
	return rating, w.Thresholds.BandOf(ScriptOf(normalised), rating.Risk())
}

func (w *weights) rate(features []feature) Rating {
	var sum Rating
	for _, f := range features {
		of := w.of[int(f.bucket)*int(Classes):][:Classes]
		for c := range sum {
			sum[c] += f.value * float32(of[c])
		}
	}
	for c := range sum {
		sum[c] = sum[c]*w.Scale[c] + w.Bias[c]
	}
	return softmax(sum)
}

func softmax(scores Rating) Rating {
	most := scores[0]
	for _, score := range scores {
		most = max(most, score)
	}
	total := 0.0
	var exps [Classes]float64
	for c, score := range scores {
		exps[c] = math.Exp(float64(score - most))
		total += exps[c]
	}
	for c := range scores {
		scores[c] = float32(exps[c] / total)
	}
	return scores
}
