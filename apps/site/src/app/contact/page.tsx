import * as contact from "@aangan/copy/contact";
import { routes } from "@aangan/copy/routes";
import { ContactPage } from "@/features/contact/contact-page";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: contact.title,
  description: contact.description,
  path: routes.contact.path,
  image: "contact",
});

export default function Page() {
  return <ContactPage />;
}
