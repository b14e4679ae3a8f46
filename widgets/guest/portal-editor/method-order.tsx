import { guestMethods, isGuestMethod, methodsApart, type GuestMethod } from '../../../src/domain/guest';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import { Grip, useArrange } from '../../../src/ui/arrange';
import { MethodIcon } from '../shared/portal';
import { Status } from '../../../src/ui/status';
import { Switch } from '../../../src/ui/switch';
import { Tag } from '../../../src/ui/tag';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { moved } from './portal-editor.model';
import { Head, Left, MethodLine, Methods } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';
import { Note } from './note';
import type { User } from './portal-editor';

interface MethodOrderProps {
  methods: readonly GuestMethod[];
  /** Gateways that show the page. */
  users: readonly User[];
  error: string | undefined;
  onChange: (methods: GuestMethod[]) => void;
}

/** Which ways to sign in the page shows, and in which order: by dragging or by the arrow keys. */
export function MethodOrder({ methods, users, error, onChange }: MethodOrderProps) {
  const arranging = useArrange({
    ids: methods,
    nameOf: (method) => methodWords[method as GuestMethod],
    onMove: (method, place) => onChange(moved(methods, method as GuestMethod, place)),
  });
  const off = guestMethods.filter((method) => !methods.includes(method));
  const toggle = (method: GuestMethod, shown: boolean) =>
    onChange(shown ? [...methods, method] : methods.filter((one) => one !== method));
  const apart = users.flatMap(({ remark, on }) => {
    const { hidden, off: missing } = methodsApart(on ?? methods, methods);
    const named = (list: readonly string[]) => list.filter(isGuestMethod).map((one) => methodWords[one]);
    return hidden.length + missing.length > 0 ? [text.apart(remark, named(hidden), named(missing))] : [];
  });
  return (
    <Left aria-label={text.methods}>
      <Head>
        <h2 part="heading">{text.methods}</h2>
        <span>{text.methodsOf(methods.length, guestMethods.length)}</span>
      </Head>
      <Methods ref={arranging.list}>
        {[...methods, ...off].map((method, at) => {
          const shown = at < methods.length;
          return (
            <MethodLine key={method} $over={arranging.over === method} $off={!shown} {...arranging.line(method)}>
              {shown ? <Grip arranging={arranging} id={method} /> : <i />}
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
      {apart.length > 0 && (
        <Note>
          <Status kind="warning">{text.apartOf(apart)}</Status>
        </Note>
      )}
      <VisuallyHidden role="status">{arranging.said}</VisuallyHidden>
    </Left>
  );
}
