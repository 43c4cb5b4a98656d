package classifier

// VisitFeatures calls visit with the bucket (less than Buckets) and the value of each feature of a normalised text. It
// is safe for concurrent use. Other classifiers of the product use the same features.
func VisitFeatures(normalised string, visit func(bucket uint32, value float32)) {
	e := extractors.Get().(*extractor)
	defer extractors.Put(e)
	for _, f := range e.features(normalised) {
		visit(f.bucket, f.value)
	}
}

// Buckets is the number of features that VisitFeatures distinguishes.
const Buckets = buckets
