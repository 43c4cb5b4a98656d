import * as helpPages from "@aangan/copy/help-pages";
import { questions } from "@/content/faq";
import { plainText } from "@/content/prose";
import { FaqPage } from "@/features/help/faq-page";
import { JsonLd } from "@/lib/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { faqPage } from "@/lib/structured-data";

const { title, description } = helpPages.faq;

export const metadata = pageMetadata({ title, description, path: routes.faq.path, image: "faq" });

export default function Page() {
  const asked = questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText) }));
  return (
    <>
      <FaqPage />
      <JsonLd data={faqPage(asked)} />
    </>
  );
}
