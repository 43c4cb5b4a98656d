// Package sandboxtest checks the payment sandbox, and its callers, against the API description that Stripe publishes
// (version 2023-10-16). Only tests may import it: the description is as large as the rest of the program.
package sandboxtest
