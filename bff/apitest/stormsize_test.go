//go:build !soak

package apitest_test

// fuzzedRequests is the number of fuzzed requests in make test.
const fuzzedRequests = 2000
