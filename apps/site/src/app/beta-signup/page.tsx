import * as beta from "@aangan/copy/beta";
import { events } from "@aangan/copy/storage";
import { BetaBenefits, BetaHeading } from "@/features/beta/beta-pitch";
import { BetaSignup } from "@/features/beta/beta-signup";
import { FormPage } from "@/features/frame/pages";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: beta.title,
  description: beta.description,
  path: routes.betaSignup.path,
  image: "beta-signup",
});

export default function BetaSignupPage() {
  return (
    <FormPage>
      <div
        data-view={events.betaPageView}
        className="mx-auto grid w-full max-w-[1200px] items-start gap-x-16 gap-y-8 px-4 pt-3 pb-16 frame:grid-cols-2 frame:px-(--gutter) frame:pt-8 frame:pb-24"
      >
        {/* On phones the form comes right after the heading; on wide screens they are two columns. */}
        <BetaHeading />
        <div className="frame:col-start-2 frame:row-span-2 frame:row-start-1">
          <BetaSignup />
        </div>
        <BetaBenefits />
      </div>
    </FormPage>
  );
}
