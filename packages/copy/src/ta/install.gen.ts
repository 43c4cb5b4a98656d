export * from "../en/install.gen";
