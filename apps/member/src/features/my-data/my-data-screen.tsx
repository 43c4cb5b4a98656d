"use client";

import { myData as words } from "@aangan/copy/my-data";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Devices } from "./devices";
import { Download } from "./download";
import { Leave } from "./leave";

/** Where the member is logged in, everything that is kept about them, and the way out. */
export function MyDataScreen() {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="border-line border-t pt-6">
        <Devices />
        <Download />
        <Leave />
      </div>
    </>
  );
}
