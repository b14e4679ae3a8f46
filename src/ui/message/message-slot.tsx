import { createContext, useState, type ReactNode } from 'react';

/** Who waits for the corner, first come first shown. */
interface Corner {
  first: string | undefined;
  join: (id: string) => () => void;
}

/** The corner of the nearest `UiRoot`. */
export const CornerContext = createContext<Corner>({ first: undefined, join: () => () => undefined });

/** The bottom right corner of everything below, for one message at a time. Part of `UiRoot`. */
export function MessageSlot({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [join] = useState(() => (id: string) => {
    setWaiting((all) => [...all, id]);
    return () => setWaiting((all) => all.filter((other) => other !== id));
  });
  const first = waiting[0];
  const [corner, setCorner] = useState<Corner>({ first, join });
  if (corner.first !== first) setCorner({ first, join });
  return <CornerContext value={corner}>{children}</CornerContext>;
}
