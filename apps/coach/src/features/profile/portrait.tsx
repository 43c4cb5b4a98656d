import { Avatar } from "@aangan/ui/avatar/avatar.tsx";

/** The coach's picture in a square, or their initial. */
export function Portrait({ name, src, className }: { name: string; src: string; className?: string }) {
  return (
    <Avatar name={name} decorative size={72} className={className}>
      {src ? <img src={src} alt="" className="portrait-dim size-full object-cover object-top" /> : undefined}
    </Avatar>
  );
}
