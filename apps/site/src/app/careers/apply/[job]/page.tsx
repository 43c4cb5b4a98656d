import { jobChoices } from "@aangan/copy/lists";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplyPage, applyDescription, applyTitle } from "@/features/careers/apply-page";
import { applyPath, type JobCode } from "@/features/careers/paths";
import { pageMetadata } from "@/lib/metadata";

interface Props {
  params: Promise<{ job: string }>;
}

export const dynamicParams = false;

/** One page for each open position, and one for general applications. */
export function generateStaticParams() {
  return jobChoices.map(({ code }) => ({ job: code }));
}

async function codeOf({ params }: Props): Promise<JobCode> {
  const { job } = await params;
  const choice = jobChoices.find(({ code }) => code === job);
  return choice?.code ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const code = await codeOf(props);
  return pageMetadata({
    title: applyTitle(code),
    description: applyDescription(code),
    path: applyPath(code),
    image: "careers",
  });
}

export default async function Page(props: Props) {
  return <ApplyPage code={await codeOf(props)} />;
}
