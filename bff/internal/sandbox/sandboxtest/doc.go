// Package sandboxtest holds the payment sandbox, and whoever calls it, to the description of the API that Stripe publishes
// (version 2023-10-16). Only tests may import it: the description is as large as the rest of the program.
package sandboxtest
