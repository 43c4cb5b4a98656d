import { createMailbox } from "@aangan/api/mailbox";
import { setEnvironment } from "@aangan/testing/environment.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { LiveProvider } from "./live/live";
import { createQueryClient } from "./live/query-client";
import { setTabOwner } from "./session/tab-storage";

// Setup file of the browser tests of this package and of the apps: renders parts inside the apps' providers.
setEnvironment(() => {
  setTabOwner("somebody");
  const client = createQueryClient();
  const mailbox = createMailbox();
  // The stream opens at once instead of waiting for the first response.
  mailbox.onResponse(0);
  return {
    client,
    wrap: (part) => (
      <QueryClientProvider client={client}>
        <LiveProvider url="/api/live" mailbox={mailbox}>
          {part}
        </LiveProvider>
      </QueryClientProvider>
    ),
  };
});
