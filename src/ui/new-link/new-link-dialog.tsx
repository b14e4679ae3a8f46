import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Button } from '../button';
import { CopyButton } from '../copy';
import { Dialog } from '../dialog';
import { Input } from '../input';
import { Note } from '../note';
import { QrCode } from '../qr';
import { newLinkText as text } from './new-link.text';

/** Props of `NewLinkDialog`. */
export interface NewLinkDialogProps {
  title: string;
  address: string;
  /** What to do with it. */
  body: string;
  /** What to beware of. */
  warning: string;
  /** Word on the button that opens it. */
  open: string;
  /** Further buttons, before that one. */
  actions?: ReactNode;
  onClose: () => void;
}

/** An address that was just made, to be copied or scanned: it is never shown again. */
export function NewLinkDialog({ title, address, body, warning, open, actions, onClose }: NewLinkDialogProps) {
  return (
    <Dialog
      open
      title={title}
      width={560}
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}>{open}</Button>
          <Button variant="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <Parts>
        <QrCode text={address} label={text.qr} size={168} />
        <div>
          <p>{body}</p>
          <Input
            aria-label={text.address}
            value={address}
            readOnly
            onChange={() => undefined}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={address} label={text.copy} />
        </div>
      </Parts>
      <Note tone="warning">{warning}</Note>
    </Dialog>
  );
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  margin-bottom: 16px;
  & > div {
    display: grid;
    flex: 1;
    gap: 10px;
    align-content: start;
    justify-items: start;
    min-width: 240px;
    color: ${token('text-2')};
  }
  & > div > :nth-child(2) {
    width: 100%;
  }
`;
