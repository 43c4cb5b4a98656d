package classifier

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"math/rand/v2"
)

// Example is a line to train on.
type Example struct {
	// Text is normalised by safety.Normalize.
	Text  string
	Class Class
}

// Options of a training.
type Options struct {
	// Epochs is the number of times that every example is used.
	Epochs int
	// Rate is the step of the first epoch; L2 the pull of weights to zero.
	Rate, L2 float64
}

// DefaultOptions were chosen by cross-validation over the writers.
var DefaultOptions = Options{Epochs: 12, Rate: 0.5, L2: 1.6e-2}

// Model is a trained model.
type Model struct {
	sum     [sha256.Size]byte
	weights []float64
	bias    [Classes]float64
}

// Train trains a model with AdaGrad. Its weights are the mean of those of the second half of the epochs. The same
// examples in the same order give the same model.
func Train(examples []Example, o Options) *Model {
	m := &Model{sum: Sum(examples), weights: make([]float64, buckets*int(Classes))}
	squares := make([]float64, len(m.weights))
	var biasSquares [Classes]float64
	e := newExtractor()
	all := make([][]feature, len(examples))
	for i, example := range examples {
		all[i] = e.features(example.Text)
	}
	order := make([]int, len(examples))
	for i := range order {
		order[i] = i
	}
	random := rand.New(rand.NewPCG(7, 11)) // Fixed, so that a training can be repeated.
	const epsilon = 1e-8
	average := newAverage(len(m.weights))
	for epoch := range o.Epochs {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := o.Rate / (1 + float64(epoch)*0.1)
		for _, i := range order {
			p := m.probabilities(all[i])
			for c := range p {
				miss := p[c]
				if Class(c) == examples[i].Class {
					miss--
				}
				if math.Abs(miss) < 1e-4 {
					continue
				}
				biasSquares[c] += miss * miss
				m.bias[c] -= rate * miss / math.Sqrt(biasSquares[c]+epsilon)
				for _, f := range all[i] {
					at := int(f.bucket)*int(Classes) + c
					gradient := float64(miss*float64(f.value)) + float64(o.L2*m.weights[at])
					squares[at] += gradient * gradient
					m.weights[at] -= rate * gradient / math.Sqrt(squares[at]+epsilon)
				}
			}
		}
		if epoch >= o.Epochs/2 {
			average.add(m)
		}
	}
	average.writeTo(m)
	return m
}

// average is the mean of a model's weights after several epochs. It depends less on the last examples than the weights
// of one epoch do.
type average struct {
	weights []float64
	bias    [Classes]float64
	count   float64
}

func newAverage(weights int) *average { return &average{weights: make([]float64, weights)} }

func (a *average) add(m *Model) {
	a.count++
	for i, weight := range m.weights {
		a.weights[i] += weight
	}
	for c, bias := range m.bias {
		a.bias[c] += bias
	}
}

func (a *average) writeTo(m *Model) {
	if a.count == 0 {
		return
	}
	for i, weight := range a.weights {
		m.weights[i] = weight / a.count
	}
	for c, bias := range a.bias {
		m.bias[c] = bias / a.count
	}
}

func (m *Model) probabilities(features []feature) (p [Classes]float64) {
	p = m.bias
	for _, f := range features {
		at := int(f.bucket) * int(Classes)
		for c := range p {
			p[c] += float64(float64(f.value) * m.weights[at+c])
		}
	}
	most, total := p[0], 0.0
	for _, score := range p {
		most = max(most, score)
	}
	for c := range p {
		p[c] = math.Exp(p[c] - most)
		total += p[c]
	}
	for c := range p {
		p[c] /= total
	}
	return p
}

// Rate rates a normalised text with the model.
func (m *Model) Rate(normalised string) (r Rating) {
	for c, p := range m.probabilities(newExtractor().features(normalised)) {
		r[c] = float32(p)
	}
	return r
}

// Encode returns the model, with its thresholds, as the file that is compiled into the program.
func (m *Model) Encode(thresholds Thresholds) ([]byte, error) {
	begin := fileHeader{Format: format, Thresholds: thresholds, Corpus: m.sum}
	quantised := make([]byte, len(m.weights))
	for c := range int(Classes) {
		largest := 0.0
		for at := c; at < len(m.weights); at += int(Classes) {
			largest = max(largest, math.Abs(m.weights[at]))
		}
		scale := largest / math.MaxInt8
		begin.Scale[c], begin.Bias[c] = float32(scale), float32(m.bias[c])
		if scale == 0 {
			continue
		}
		for at := c; at < len(m.weights); at += int(Classes) {
			quantised[at] = byte(int8(math.Round(m.weights[at] / scale)))
		}
	}
	var file bytes.Buffer
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if err := binary.Write(zip, binary.LittleEndian, begin); err != nil {
		return nil, err
	}
	if _, err := zip.Write(quantised); err != nil {
		return nil, err
	}
	if err := zip.Close(); err != nil {
		return nil, err
	}
	return file.Bytes(), nil
}
