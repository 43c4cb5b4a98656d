"use client";

import * as common from "@aangan/copy/common";
import { createQueryClient } from "@aangan/shell/live/query-client.ts";
import { Toaster } from "@aangan/ui/toast/toaster.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { type ReactNode, useState } from "react";

/** The providers around every page. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster label={common.notices} closeLabel={common.dismiss} />
      {/* Empty in a production build. */}
      <ReactQueryDevtools buttonPosition="bottom-left" />
    </QueryClientProvider>
  );
}
