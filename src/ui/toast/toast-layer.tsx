import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onModals, raisable, raise, sink, topModal } from '../layer';
import { ToastCard, type ToastKind } from './toast-card';
import { Column } from './toast.styles';

/** One message that is shown. */
export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

interface ToastLayerProps {
  messages: readonly ToastMessage[];
  onEnd: (id: number) => void;
}

/**
 * The column of messages. It is raised again with each message to stay above what opened meanwhile, and it moves into the
 * modal dialog on top, since everything outside of that is inert and silent - and out again before that one goes.
 */
export function ToastLayer({ messages, onEnd }: ToastLayerProps) {
  const count = messages.length;
  const home = useRef<HTMLDivElement>(null);
  const [box] = useState(() => document.createElement('div'));
  useEffect(() => {
    const own = home.current;
    if (!own) return;
    const place = () => {
      const column = box.firstElementChild as HTMLElement;
      const target = count > 0 ? (topModal(own.getRootNode()) ?? own) : own;
      sink(column);
      if (box.parentNode !== target) target.append(box);
      if (count > 0) raise(column);
    };
    place();
    return onModals(place);
  }, [box, count]);
  const cards = messages.map(({ id, kind, text }) => (
    <ToastCard key={id} kind={kind} text={text} onEnd={() => onEnd(id)} />
  ));
  return <div ref={home}>{createPortal(<Column popover={raisable}>{cards}</Column>, box)}</div>;
}
