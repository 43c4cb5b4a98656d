export * from "../en/crisis-handover.gen";
