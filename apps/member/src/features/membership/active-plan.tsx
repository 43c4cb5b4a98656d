import { fill } from "@aangan/copy/format";
import { membership as words } from "@aangan/copy/membership";
import { Badge } from "@aangan/ui/badge";
import { Card } from "@aangan/ui/card";
import { Check } from "lucide-react";
import { BackHome } from "./back-home";
import { Included } from "./included";
import { type PricingVariant, priceOf } from "./price";

/** Who pays: the plan, and that it is active. */
export function ActivePlan({ variant }: { variant: PricingVariant }) {
  return (
    <Card padding="roomy" className="mx-auto mt-2 max-w-[640px]">
      <h1 className="font-display font-medium text-h2">{fill(words.planLabel, { price: priceOf(variant) })}</h1>
      <dl className="mt-4 border-line border-y">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2.5">
          <dt>{words.status}</dt>
          <dd>
            <Badge variant="success">
              <Check aria-hidden="true" />
              {words.active}
            </Badge>
          </dd>
        </div>
        <div className="flex items-center justify-between gap-4 py-2.5">
          <dt>{words.billing}</dt>
          <dd className="font-semibold">{words.monthly}</dd>
        </div>
      </dl>
      <Included variant={variant} className="mt-5" />
      <BackHome primary />
    </Card>
  );
}
