"use client";

import * as words from "@aangan/copy/my-data";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Devices } from "./devices";
import { Download } from "./download";
import { Leave } from "./leave";
import { useSignIns } from "./queries";

/** The member's devices, the export of their data, and the deletion of the account. */
export function MyDataScreen() {
  const devices = useSignIns();
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="border-line border-t pt-6">
        <Devices />
        {/* Not before the list above has its height. */}
        {devices.isPending ? null : (
          <>
            <Download />
            <Leave />
          </>
        )}
      </div>
    </>
  );
}
