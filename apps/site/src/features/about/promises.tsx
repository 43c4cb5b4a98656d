import * as words from "@aangan/copy/about-us";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { Reku } from "@aangan/ui/art/reku/reku.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { limits, promises } from "@/content/about";
import { routes } from "@/lib/routes";
import { inner } from "./styles";

/** The privacy promises. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="pb-15 frame:pb-23">
      <div className={`${inner} grid gap-x-16 gap-y-6 frame:grid-cols-[1fr_2fr]`}>
        <div>
          <h2 id="promises" className="font-display font-medium text-h2">
            {words.promisesTitle}
          </h2>
          <p className="mt-4">
            <TextLink href={routes.privacy.path}>{layout.privacy}</TextLink>
          </p>
        </div>
        <dl className="divide-y divide-line border-line border-y">
          {promises.map((promise) => (
            <div key={promise.title} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[1fr_1.5fr]">
              <dt className="font-display font-semibold text-[21px] leading-7">{promise.title}</dt>
              <dd className="text-ink-muted">{promise.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The product's limits: the disclaimer, then three common assumptions. */
export function Limits() {
  return (
    <section aria-labelledby="limits">
      <Reku />
      <div className="bg-floor text-on-floor">
        <div className={`${inner} grid gap-x-16 gap-y-8 py-13 frame:grid-cols-[1fr_1.25fr] frame:py-20`}>
          <div>
            <h2 id="limits" className="font-display font-medium text-h2">
              {words.limitsTitle}
            </h2>
            <p className="mt-5 max-w-[40ch] text-lead text-pretty">{disclaimers.full}</p>
          </div>
          <ul className="divide-y divide-on-floor/35 border-on-floor/35 border-y">
            {limits.map((limit) => (
              <li key={limit} className="py-4 text-pretty">
                {limit}
              </li>
            ))}
            <li className="py-4 text-pretty">
              {crisis.inCrisis({
                link: (number) => (
                  <TextLink key="link" variant="inherit" href={crisisLinks.call988} className="font-bold">
                    {number}
                  </TextLink>
                ),
              })}
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
