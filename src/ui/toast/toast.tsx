import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useWhenTouched } from '../idle';
import type { ToastKind } from './toast-card';
import type { ToastMessage } from './toast-layer';
import { lazy, Suspense } from '../lazy';

/** Says something for three seconds at the top of the page. */
export type Toaster = Record<ToastKind, (text: string) => void>;

/** At most so many at once; the oldest makes room. */
const most = 3;

const missing = () => {
  throw new Error('useToast needs UiRoot above it');
};
const ToastContext = createContext<Toaster>({ success: missing, error: missing, warning: missing, info: missing });

/** The way to say something in passing. */
export const useToast = (): Toaster => useContext(ToastContext);

let ids = 0;

/** Not part of the first load: nothing is said yet. */
const load = () => import('./toast-layer').then((m) => m.ToastLayer);
const ToastLayer = lazy(load);

/** Where the messages of everything below appear. Part of `UiRoot`. */
export function ToastOutlet({ children }: { children: ReactNode }) {
  useWhenTouched(load);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [used, setUsed] = useState(false);
  const say = useCallback((kind: ToastKind, text: string) => {
    const id = ++ids;
    setUsed(true);
    setMessages((shown) =>
      [...shown.filter((other) => other.text !== text || other.kind !== kind), { id, kind, text }].slice(-most),
    );
  }, []);
  const drop = useCallback((id: number) => setMessages((shown) => shown.filter((other) => other.id !== id)), []);
  const toaster = useMemo<Toaster>(
    () => ({
      success: (text) => say('success', text),
      error: (text) => say('error', text),
      warning: (text) => say('warning', text),
      info: (text) => say('info', text),
    }),
    [say],
  );
  return (
    <ToastContext value={toaster}>
      {children}
      {used && (
        <Suspense>
          <ToastLayer messages={messages} onEnd={drop} />
        </Suspense>
      )}
    </ToastContext>
  );
}
