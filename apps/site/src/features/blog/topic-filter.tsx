import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { ChipLink } from "@aangan/ui/chips/chip.tsx";
import type { Topic } from "@/content/blog/posts";
import { routes } from "@/lib/routes";
import { topicPath } from "./paths";

/** The links to the topics, each with its own URL. The current topic is marked, or "All Topics". */
export function TopicFilter({ topic }: { topic?: Topic }) {
  return (
    <nav aria-label={blog.topicsLabel}>
      <ul className="flex flex-wrap gap-x-2 gap-y-2.5">
        <li>
          <ChipLink href={routes.blog.path} current={topic === undefined}>
            {blog.allTopics}
          </ChipLink>
        </li>
        {blogTopics.map(({ code, label }) => (
          <li key={code}>
            <ChipLink href={topicPath(code)} current={topic === code}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
