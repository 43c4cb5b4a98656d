//go:build soak

package apitest_test

// fuzzedRequests is the number of fuzzed requests in make soak.
const fuzzedRequests = 50_000
