import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { CircleCheck, CircleExclamationPoint, Info, TriangleAlert } from '../icon';
import { Card } from './toast.styles';

/** The four kinds of passing messages; each has its own shape. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** Milliseconds a message stays. */
const stay = 3000;

const icons: Record<ToastKind, ComponentType<{ size?: number }>> = {
  success: CircleCheck,
  error: CircleExclamationPoint,
  warning: TriangleAlert,
  info: Info,
};

/** One message; the pointer on it keeps it. */
export function ToastCard({ kind, text, onEnd }: { kind: ToastKind; text: string; onEnd: () => void }) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), stay);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = icons[kind];
  return (
    <Card
      $kind={kind}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={16} />
      <span>{text}</span>
    </Card>
  );
}
