import type { ApTemplate, ApTemplateAp } from '../../../src/api/contract/ap-template';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { nameOfField, namesBeyond, printOne } from '../shared/ap-template';
import { useAdopt, useAps, useRight } from './ap-templates.data';
import { Differing, Diffs, Ends } from './ap-templates.styles';
import { apTemplatesText as text } from './ap-templates.text';

interface DifferingApsProps {
  template: ApTemplate;
  manage: boolean;
}

/** Access points that are not as a template says: each field with both values, set right or kept. */
export function DifferingAps({ template, manage }: DifferingApsProps) {
  const { data, error, refresh } = useAps(template.id, 'differing');
  const { run: right } = useRight();
  const { run: adopt } = useAdopt();
  const { act } = useAct();
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={2} />;
  const { id, kind } = template;
  const setRight = (ap: ApTemplateAp) =>
    act(() => right({ kind, ids: [id], devices: [ap.id] }), { said: (answer) => text.righted(answer.data.aps) });
  const keep = (ap: ApTemplateAp) =>
    act(() => adopt({ id, device: ap.id }), {
      confirm: { body: text.adoptAsk(ap.remark), confirm: text.adopt },
      said: text.adopted,
    });
  return (
    <Differing aria-label={text.details}>
      {data.list.map((ap) => (
        <li key={ap.id}>
          <Ap ap={ap} kind="warning" />
          <Diffs>
            {ap.diff.length === 0 && <span>{text.states[ap.state]}</span>}
            {ap.diff.map((one) => (
              <span key={`${one.row} ${one.field}`}>
                {nameOfField(kind, one.row, one.field)} <small>{text.wanted}</small>{' '}
                <b>{printOne(kind, one.field, one.wanted)}</b> → <small>{text.found}</small>{' '}
                <em>{printOne(kind, one.field, one.found)}</em>
              </span>
            ))}
          </Diffs>
          {manage && (
            <Ends>
              <Button size="sm" variant="link" onClick={() => void setRight(ap)}>
                {text.right}
              </Button>
              {ap.state === 'differs' && !template.removing && (
                <Button size="sm" variant="link" onClick={() => void keep(ap)}>
                  {text.adopt}
                </Button>
              )}
            </Ends>
          )}
        </li>
      ))}
      {data.total > data.list.length && <li>{text.more(data.total - data.list.length)}</li>}
    </Differing>
  );
}

/** Access points whose gateways cannot do what a template wants: what each of them cannot. */
export function UnableAps({ template: { id, kind } }: Pick<DifferingApsProps, 'template'>) {
  const { data, error, refresh } = useAps(id, 'unable');
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={2} />;
  return (
    <Differing aria-label={text.states.unable}>
      {data.list.map((ap) => (
        <li key={ap.id}>
          <Ap ap={ap} kind="off" />
          <Diffs>
            <span>{text.cannot(namesBeyond(kind, ap.diff))}</span>
          </Diffs>
        </li>
      ))}
      {data.total > data.list.length && <li>{text.more(data.total - data.list.length)}</li>}
    </Differing>
  );
}

/** An access point and where it is. */
function Ap({ ap, kind }: { ap: ApTemplateAp; kind: 'warning' | 'off' }) {
  return (
    <>
      <span>
        <Status kind={ap.online ? kind : 'offline'}>{ap.remark}</Status> {ap.simulated && <Simulated />}
      </span>
      <span>{[ap.site, ...(ap.online ? [] : [text.offline])].filter(Boolean).join(' · ')}</span>
    </>
  );
}
