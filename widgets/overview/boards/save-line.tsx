import { time } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import { Save } from './boards.styles';
import { boardsText as text } from './boards.text';
import type { DraftState } from './use-draft';

interface SaveLineProps {
  draft: DraftState;
  onReload: () => void;
  onCopy: () => void;
}

/** Whether what is seen is on the screens, and what to do when it is not. */
export function SaveLine({ draft, onReload, onCopy }: SaveLineProps) {
  const { dirty, failure, conflict, busy, savedAt } = draft;
  const reasons = Object.values(failure?.detail.errors ?? {}).flat();
  return (
    <Save>
      <span role="status">
        {failure ? (
          <Status kind="danger">{reasons[0] ?? failure.message}</Status>
        ) : dirty ? (
          <Status kind="progress">{text.unsaved}</Status>
        ) : (
          text.savedAt(time(savedAt))
        )}
      </span>
      {conflict ? (
        <>
          <Button onClick={onReload}>{text.reload}</Button>
          <Button variant="primary" onClick={onCopy}>
            {text.saveAs}
          </Button>
        </>
      ) : (
        <>
          <Button disabled={!dirty} onClick={() => void draft.discard()}>
            {text.discard}
          </Button>
          <Button variant="primary" busy={busy} disabled={!dirty} onClick={() => void draft.save()}>
            {text.save}
          </Button>
        </>
      )}
    </Save>
  );
}
