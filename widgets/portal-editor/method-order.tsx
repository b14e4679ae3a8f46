import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { guestMethods, type GuestMethod } from '../../src/domain/guest';
import { methodWords } from '../../src/text/method.text';
import { GripVertical } from '../../src/ui/icon';
import { MethodIcon } from '../../src/ui/portal';
import { Status } from '../../src/ui/status';
import { Switch } from '../../src/ui/switch';
import { Tag } from '../../src/ui/tag';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import { moved } from './portal-editor.model';
import { Grip, Head, Left, MethodLine, Methods } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';
import { Note } from './note';

interface MethodOrderProps {
  methods: readonly GuestMethod[];
  error: string | undefined;
  onChange: (methods: GuestMethod[]) => void;
}

/** Which ways to sign in the page shows, and in which order: by dragging or by the arrow keys. */
export function MethodOrder({ methods, error, onChange }: MethodOrderProps) {
  const [dragged, drag] = useState<GuestMethod>();
  const [over, setOver] = useState<GuestMethod>();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const carried = useRef<string>(undefined);
  useEffect(() => {
    // The browser takes the focus from a node that is moved.
    const id = carried.current;
    carried.current = undefined;
    if (id) list.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus();
  }, [methods]);
  const place = (method: GuestMethod, at: number) => {
    if (at < 0 || at >= methods.length || methods[at] === method) return;
    carried.current = method;
    onChange(moved(methods, method, at));
    say(text.movedTo(methodWords[method], at + 1));
  };
  const onKeyDown = (event: KeyboardEvent, method: GuestMethod, at: number) => {
    const target = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: methods.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    place(method, target);
  };
  const off = guestMethods.filter((method) => !methods.includes(method));
  const toggle = (method: GuestMethod, shown: boolean) =>
    onChange(shown ? [...methods, method] : methods.filter((one) => one !== method));
  return (
    <Left aria-label={text.methods}>
      <Head>
        <h2>{text.methods}</h2>
        <span>{text.methodsOf(methods.length, guestMethods.length)}</span>
      </Head>
      <Methods ref={list}>
        {[...methods, ...off].map((method, at) => {
          const shown = at < methods.length;
          return (
            <MethodLine
              key={method}
              $over={over === method}
              $off={!shown}
              onDragOver={(event) => {
                if (!dragged || !shown) return;
                event.preventDefault();
                setOver(method);
              }}
              onDrop={(event) => {
                event.preventDefault();
                setOver(undefined);
                if (dragged && shown) place(dragged, at);
                drag(undefined);
              }}
            >
              {shown ? (
                <Grip
                  type="button"
                  draggable
                  data-grip={method}
                  aria-label={text.move(methodWords[method], at + 1)}
                  onKeyDown={(event) => onKeyDown(event, method, at)}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', methodWords[method]);
                    drag(method);
                  }}
                  onDragEnd={() => {
                    drag(undefined);
                    setOver(undefined);
                  }}
                >
                  <GripVertical size={14} />
                </Grip>
              ) : (
                <i />
              )}
              <MethodIcon method={method} />
              <span>
                {methodWords[method]}
                {at === 0 && shown && <Tag tone="line">{text.main}</Tag>}
              </span>
              <Switch
                checked={shown}
                aria-label={text.show(methodWords[method])}
                onChange={(next) => toggle(method, next)}
              />
            </MethodLine>
          );
        })}
      </Methods>
      <Note>{error ? <Status kind="danger">{error}</Status> : text.methodsNote}</Note>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Left>
  );
}
