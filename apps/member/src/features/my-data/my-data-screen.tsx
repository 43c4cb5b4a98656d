"use client";

import * as words from "@aangan/copy/my-data";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Devices } from "./devices";
import { Download } from "./download";
import { Leave } from "./leave";

/** The member's devices, the export of their data, and the deletion of the account. */
export function MyDataScreen() {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="border-line border-t pt-6">
        <Devices>
          <Download />
          <Leave />
        </Devices>
      </div>
    </>
  );
}
