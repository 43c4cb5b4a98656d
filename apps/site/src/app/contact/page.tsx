import * as contact from "@aangan/copy/contact";
import { ContactPage } from "@/features/contact/contact-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: contact.title,
  description: contact.description,
  path: routes.contact.path,
  image: "contact",
});

export default function Page() {
  return <ContactPage />;
}
