import { beta } from "@aangan/copy/beta";
import type { Metadata } from "next";
import { BetaPitch } from "@/features/beta/beta-pitch";
import { BetaSignup } from "@/features/beta/beta-signup";
import { SiteFooter } from "@/features/frame/site-footer";
import { SiteHeader } from "@/features/frame/site-header";

export const metadata: Metadata = { title: beta.title, description: beta.description };

export default function BetaSignupPage() {
  return (
    <>
      <div className="bg-bg">
        <SiteHeader />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[1200px] items-start gap-x-16 gap-y-8 px-4 pt-3 pb-16 outline-none frame:grid-cols-2 frame:px-(--gutter) frame:pt-8 frame:pb-24"
        >
          <BetaPitch />
          <BetaSignup />
        </main>
      </div>
      <SiteFooter />
    </>
  );
}
