export * from "../en/confirm-address.gen";
