export * from "../en/attachments.gen";
