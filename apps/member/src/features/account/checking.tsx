import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";

/** Placeholder for a form that waits for the server, with a label for screen readers. */
export function Checking({ label, fields }: { label: string; fields: number }) {
  return (
    <div className="pt-2 frame:pt-0">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mt-3 h-5 w-full" />
      <div className="mt-6 flex flex-col gap-4">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index}>
            <Skeleton className="h-4 w-32" />
            <Skeleton shape="block" className="mt-2 h-12 w-full" />
          </div>
        ))}
        <Skeleton shape="block" className="h-13 w-full" />
      </div>
    </div>
  );
}
