export * from "../en/referrals.gen";
