import { wallboardHash } from '../../../../src/domain/wallboard';
import { usePlace } from '../../../../src/session/place';
import { NewLinkDialog } from '../../../../src/ui/new-link';
import { boardLinksText as text } from './board-links.text';

/** The address of a new link, to be copied or scanned: it is never shown again. */
export function NewLink({ boardKey, onClose }: { boardKey: string; onClose: () => void }) {
  const board = (usePlace().href({ name: 'tv_show' }) ?? '/tv_show') + wallboardHash(boardKey);
  return (
    <NewLinkDialog
      title={text.madeTitle}
      address={new URL(board, location.href).href}
      body={text.madeBody}
      warning={text.madeWarning}
      open={text.open}
      onClose={onClose}
    />
  );
}
