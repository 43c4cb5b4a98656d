export * from "../en/booking.gen";
