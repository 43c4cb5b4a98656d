//go:build soak

package membership_test

// paymentOrders is the number of orders of notices in make soak.
const paymentOrders = 500
