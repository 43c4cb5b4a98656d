package intent

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/binary"
	"encoding/gob"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
)

// Example is a line to train on.
type Example struct {
	Text, Code string
	// Hints are as in Rank.
	Hints []string
}

// Options of a training.
type Options struct {
	// Epochs is the number of times that every example is used.
	Epochs int
	// Rate is the step of the first epoch; L2 the pull of weights to zero.
	Rate, L2 float64
}

// DefaultOptions were chosen by cross-validation over the writers.
var DefaultOptions = Options{Epochs: 15, Rate: 0.5, L2: 8e-4}

// Model is a trained model.
type Model struct {
	codes   []string
	weights []float64
	bias    []float64
	sum     [sha256.Size]byte
}

// Sum identifies examples in their order.
func Sum(examples []Example) (sum [sha256.Size]byte) {
	hash := sha256.New()
	for _, example := range examples {
		fmt.Fprintln(hash, example.Code, example.Hints, example.Text)
	}
	return [sha256.Size]byte(hash.Sum(nil))
}

// Corpus returns the sum of the examples that the compiled model was trained on.
func Corpus() [sha256.Size]byte { return load().header.Corpus }

// Train trains a model with AdaGrad. The same examples in the same order give the same model.
func Train(examples []Example, o Options) *Model {
	codes := map[string]int{}
	for _, example := range examples {
		codes[example.Code] = 0
	}
	m := &Model{codes: slices.Sorted(maps.Keys(codes)), sum: Sum(examples)}
	for i, code := range m.codes {
		codes[code] = i
	}
	n := len(m.codes)
	m.weights, m.bias = make([]float64, buckets*n), make([]float64, n)
	squares, biasSquares := make([]float64, len(m.weights)), make([]float64, n)
	all, order := make([][]feature, len(examples)), make([]int, len(examples))
	for i, example := range examples {
		all[i], order[i] = featuresOf(example.Text, example.Hints), i
	}
	random := rand.New(rand.NewPCG(7, 11)) // Fixed, so that a training can be repeated.
	const epsilon = 1e-8
	for epoch := range o.Epochs {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := o.Rate / (1 + float64(epoch)*0.1)
		for _, i := range order {
			p := m.probabilities(all[i])
			p[codes[examples[i].Code]]--
			for c, miss := range p {
				if math.Abs(miss) < 1e-3 {
					continue
				}
				biasSquares[c] += miss * miss
				m.bias[c] -= rate * miss / math.Sqrt(biasSquares[c]+epsilon)
				for _, f := range all[i] {
					at := int(f.bucket)*n + c
					gradient := float64(miss*f.value) + float64(o.L2*m.weights[at])
					squares[at] += gradient * gradient
					m.weights[at] -= rate * gradient / math.Sqrt(squares[at]+epsilon)
				}
			}
		}
	}
	return m
}

func (m *Model) probabilities(features []feature) []float64 {
	n := len(m.codes)
	scores := slices.Clone(m.bias)
	for _, f := range features {
		of := m.weights[int(f.bucket)*n:][:n]
		for c, weight := range of {
			scores[c] += float64(f.value * weight)
		}
	}
	softmax(scores)
	return scores
}

// Rank is as the function Rank, with this model.
func (m *Model) Rank(text string, hints []string) []Guess {
	ranked := make([]Guess, len(m.codes))
	for c, p := range m.probabilities(featuresOf(text, hints)) {
		ranked[c] = Guess{m.codes[c], p}
	}
	slices.SortStableFunc(ranked, func(a, b Guess) int {
		switch {
		case a.P > b.P:
			return -1
		case a.P < b.P:
			return 1
		}
		return 0
	})
	return ranked
}

// Encode returns the model as the file that is compiled into the program.
func (m *Model) Encode() ([]byte, error) {
	n := len(m.codes)
	begin := header{Codes: m.codes, Scale: make([]float64, n), Bias: m.bias, Corpus: m.sum}
	quantised := make([]byte, len(m.weights))
	for c := range n {
		largest := 0.0
		for at := c; at < len(m.weights); at += n {
			largest = max(largest, math.Abs(m.weights[at]))
		}
		if begin.Scale[c] = largest / math.MaxInt8; largest == 0 {
			continue
		}
		for at := c; at < len(m.weights); at += n {
			// Small weights change nothing, and the file is smaller without them.
			if math.Abs(m.weights[at]) < 3*begin.Scale[c] {
				continue
			}
			quantised[at] = byte(int8(math.Round(m.weights[at] / begin.Scale[c])))
		}
	}
	var head, file bytes.Buffer
	if err := gob.NewEncoder(&head).Encode(begin); err != nil {
		return nil, err
	}
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	// Writing to a buffer in memory never fails; Close reports what did.
	_ = binary.Write(zip, binary.LittleEndian, uint32(head.Len()))
	_, _ = zip.Write(head.Bytes())
	_, _ = zip.Write(quantised)
	if err := zip.Close(); err != nil {
		return nil, err
	}
	return file.Bytes(), nil
}
