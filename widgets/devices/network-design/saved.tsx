import { time } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import { networkDesignText as text } from './network-design.text';
import type { DraftState } from './use-draft';

/** Whether what is seen is saved, and what to do when it is not. */
export function Saved({
  draft: { state, failure, savedAt, retry },
  onReload,
  onCopy,
}: {
  draft: DraftState;
  onReload: () => void;
  onCopy: () => void;
}) {
  return (
    <small role="status">
      {state === 'saved' && text.savedAt(time(savedAt))}
      {(state === 'waiting' || state === 'saving') && text.saving}
      {(state === 'failed' || state === 'conflict') && (
        <>
          <Status kind="danger">{failure?.message}</Status>{' '}
          {state === 'failed' ? (
            <Button size="sm" onClick={retry}>
              {text.retry}
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={onReload}>
                {text.reload}
              </Button>{' '}
              <Button size="sm" onClick={onCopy}>
                {text.saveAs}
              </Button>
            </>
          )}
        </>
      )}
    </small>
  );
}
