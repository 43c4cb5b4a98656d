export * from "../en/blog-topics.gen";
