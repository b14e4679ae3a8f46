import { useContext, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { messageDelay } from '../../domain/popup-turns';
import { IconButton } from '../button';
import { MessageSquareText, X } from '../icon';
import { raisable, raise, sink, useCovered } from '../layer';
import { CornerContext } from './message-slot';
import { messageText } from './message.text';
import { Body, Box, Foot, Head, Note } from './message.styles';

/** Props of `Message`. */
export interface MessageProps {
  title: string;
  /** Beside the title, for example `1 / 3`. */
  note?: string | undefined;
  onClose: () => void;
  /** Links under the text: the first left, the second right. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A message in the bottom right corner. Comes a moment after its turn, stays until closed; waits while another is there. */
export function Message(props: MessageProps) {
  const id = useId();
  const { first, join } = useContext(CornerContext);
  const [due, setDue] = useState(false);
  const turn = first === id;
  // Above a dialog it could be seen and not be pressed.
  const covered = useCovered();
  useEffect(() => join(id), [id, join]);
  useEffect(() => {
    if (!turn) return;
    const timer = setTimeout(() => setDue(true), messageDelay);
    return () => clearTimeout(timer);
  }, [turn]);
  return turn && due && !covered ? <OpenMessage {...props} id={id} /> : null;
}

function OpenMessage({ id, title, note, onClose, footer, children }: MessageProps & { id: string }) {
  const node = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = node.current;
    if (!box) return;
    raise(box);
    return () => sink(box);
  }, []);
  return (
    <Box ref={node} popover={raisable} role="region" aria-labelledby={id}>
      <Head>
        <MessageSquareText />
        <span id={id}>{title}</span>
        {note && <Note>{note}</Note>}
        <IconButton size="sm" label={messageText.close} hint="none" onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body role="status">{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Box>
  );
}
