import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '../../../src/ui/skeleton';

/** Pixels below the window at which a card begins to load, so that it is there when it is scrolled to. */
const ahead = 100;

/** Shows its content once it comes near the window (or is printed), and keeps it; before, its room of `height` px. */
export function Near({ height, children }: { height: number; children: ReactNode }) {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !room.current) return;
    const show = () => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: `${ahead}px 0px`,
    });
    watch.observe(room.current);
    addEventListener('beforeprint', show);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  if (near) return children;
  return (
    <div ref={room}>
      <Skeleton height={height} />
    </div>
  );
}
