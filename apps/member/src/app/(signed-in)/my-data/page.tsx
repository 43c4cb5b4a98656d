import * as myData from "@aangan/copy/my-data";
import type { Metadata } from "next";
import { MyDataScreen } from "@/features/my-data/my-data-screen";

export const metadata: Metadata = { title: myData.title, description: myData.description };

export default function MyDataPage() {
  return <MyDataScreen />;
}
