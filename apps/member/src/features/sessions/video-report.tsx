"use client";

import * as words from "@aangan/copy/join-session";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useReportVideo } from "./queries";

/** Props of {@link VideoReport}. */
export interface VideoReportProps {
  session: { id: string };
  className?: string;
}

/** Reports that the video failed; the session then does not count. */
export function VideoReport({ session, className }: VideoReportProps) {
  const report = useReportVideo();
  const press = async () => {
    try {
      await report.mutateAsync(session.id);
      toast({ title: words.reported.title, description: words.reported.text });
    } catch (error) {
      toastFailure(words.reportFailed, error);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      pending={report.isPending}
      pendingText={words.reporting}
      onClick={() => void press()}
    >
      {words.report}
    </Button>
  );
}
