"use client";

import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import { quickExitURL } from "@aangan/copy/links";
import { createQueryClient } from "@aangan/shell/live/query-client.ts";
import { QuickExitProvider } from "@aangan/ui/quick-exit/provider.tsx";
import { Toaster } from "@aangan/ui/toast/toaster.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { type ReactNode, useState } from "react";
import { leftBehind } from "@/lib/left-behind";

/** The providers around every page, signed in or not. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <QuickExitProvider href={quickExitURL} label={layout.quickExit} hint={layout.quickExitHint} forget={leftBehind}>
        {children}
      </QuickExitProvider>
      <Toaster label={common.notices} closeLabel={common.dismiss} />
      {/* Empty in a production build. */}
      <ReactQueryDevtools buttonPosition="bottom-left" />
    </QueryClientProvider>
  );
}
