import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { raise, sink, topModal } from '../layer';
import { ToastCard, type ToastKind } from './toast-card';
import { Column } from './toast.styles';

/** Says something for three seconds at the top of the page. */
export type Toaster = Record<ToastKind, (text: string) => void>;

/** One message that is shown. */
interface Message {
  id: number;
  kind: ToastKind;
  text: string;
}

/** At most so many at once; the oldest makes room. */
const most = 3;

const missing = () => {
  throw new Error('useToast needs UiRoot above it');
};
const ToastContext = createContext<Toaster>({ success: missing, error: missing, warning: missing, info: missing });

/** The way to say something in passing. */
export const useToast = (): Toaster => useContext(ToastContext);

let ids = 0;

/** Where the messages of everything below appear. Part of `UiRoot`. */
export function ToastOutlet({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const say = useCallback((kind: ToastKind, text: string) => {
    const id = ++ids;
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
      <Layer count={messages.length}>
        {messages.map((message) => (
          <ToastCard key={message.id} kind={message.kind} text={message.text} onEnd={() => drop(message.id)} />
        ))}
      </Layer>
    </ToastContext>
  );
}

/**
 * The column of messages. It is raised again with each message to stay above what opened meanwhile, and it moves into the
 * modal dialog on top, since everything outside of that is inert and silent.
 */
function Layer({ count, children }: { count: number; children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [box] = useState(() => document.createElement('div'));
  useEffect(() => {
    const own = home.current;
    if (!own) return;
    const column = box.firstElementChild as HTMLElement;
    const target = count > 0 ? (topModal(own.getRootNode()) ?? own) : own;
    sink(column);
    if (box.parentNode !== target) target.append(box);
    if (count > 0) raise(column);
  }, [box, count]);
  return <div ref={home}>{createPortal(<Column popover="manual">{children}</Column>, box)}</div>;
}
