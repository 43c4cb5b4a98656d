export * from "../en/payment-return.gen";
