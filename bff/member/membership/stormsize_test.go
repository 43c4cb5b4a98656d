//go:build !soak

package membership_test

// paymentOrders is the number of orders of notices in make test.
const paymentOrders = 25
