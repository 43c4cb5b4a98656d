export * from "../en/blog.gen";
