import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import type { Live } from './use-live';
import { Bar } from './sdwan-manage.styles';
import { sdwanManageText as text } from './sdwan-manage.text';

/** What is not saved yet, and the ways out. */
export function SaveBar({ live }: { live: Live }) {
  const { changes, problems, saving, behind, discard, save } = live;
  return (
    <Bar role="region" aria-label={text.changes(changes.length)}>
      <Status kind="warning">{text.changes(changes.length)}</Status>
      <details>
        <summary>{text.changeList}</summary>
        <ul>
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <span data-end>
        {problems.length > 0 && <Status kind="danger">{text.blocked}</Status>}
        <Button onClick={discard}>{text.discard}</Button>
        <Button variant="primary" busy={saving} disabled={problems.length > 0 || behind} onClick={() => void save()}>
          {text.save}
        </Button>
      </span>
    </Bar>
  );
}
