import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogListPage } from "@/features/blog/list-page";
import { blogMetadata } from "@/features/blog/metadata";
import { postsOfTopic, topicPath } from "@/features/blog/paths";
import { JsonLd } from "@/lib/json-ld";
import { routes } from "@/lib/routes";
import { breadcrumbs } from "@/lib/structured-data";

export const dynamicParams = false;

export const generateStaticParams = () => blogTopics.map(({ code }) => ({ topic: code }));

async function topicOf(params: PageProps<"/blog/topic/[topic]">["params"]) {
  const { topic: code } = await params;
  return blogTopics.find((topic) => topic.code === code) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<"/blog/topic/[topic]">): Promise<Metadata> {
  const topic = await topicOf(params);
  return blogMetadata({
    title: blog.topicTitle({ topic: topic.label }),
    description: blog.topicDescription({ topic: topic.label, text: topic.text }),
    path: topicPath(topic.code),
    image: "blog",
  });
}

export default async function BlogTopicPage({ params }: PageProps<"/blog/topic/[topic]">) {
  const { code, label } = await topicOf(params);
  return (
    <>
      <BlogListPage posts={postsOfTopic(code)} topic={code} />
      <JsonLd
        data={breadcrumbs([
          { name: blog.title, path: routes.blog.path },
          { name: label, path: topicPath(code) },
        ])}
      />
    </>
  );
}
