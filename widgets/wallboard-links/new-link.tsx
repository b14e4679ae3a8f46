import { styled } from 'styled-components';
import { wallboardHash } from '../../src/domain/wallboard';
import { usePlace } from '../../src/session/place';
import { token } from '../../src/theme';
import { Button } from '../../src/ui/button';
import { CopyButton } from '../../src/ui/copy';
import { Dialog } from '../../src/ui/dialog';
import { Input } from '../../src/ui/input';
import { Note } from '../../src/ui/note';
import { QrCode } from '../../src/ui/qr';
import { wallboardLinksText as text } from './wallboard-links.text';

/** The address of a new link, to be copied or scanned: it is never shown again. */
export function NewLink({ boardKey, onClose }: { boardKey: string; onClose: () => void }) {
  const address = new URL((usePlace().href({ name: 'tv_show' }) ?? '/tv_show') + wallboardHash(boardKey), location.href)
    .href;
  return (
    <Dialog
      open
      title={text.madeTitle}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => window.open(address, '_blank', 'noopener')}>{text.open}</Button>
          <Button variant="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <Parts>
        <QrCode text={address} label={text.qr} size={148} />
        <div>
          <p>{text.madeBody}</p>
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
      <Note tone="warning">{text.madeWarning}</Note>
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
