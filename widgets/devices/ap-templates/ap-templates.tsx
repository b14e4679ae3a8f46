import type { ApTemplateKind } from '../../../src/domain/ap-template';
import type { PropsOf } from '../../../src/element/contract';
import { time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Plus, RotateCw } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Awaited, Below } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { TemplateTabs } from '../shared/site-template';
import { betweenText } from '../../../src/text/between.text';
import type { apTemplatesContract } from './ap-templates.contract';
import { useDrift, useRight } from './ap-templates.data';
import { Panel, Split, Verdict } from './ap-templates.styles';
import { apTemplatesText as text } from './ap-templates.text';
import { Places, type Place } from './places';
import { TemplateList } from './template-list';

/** Pages that make templates. */
const pages = { ssid: 'template_wireless.wireless_create', radio: 'template_wireless.ac_create' } as const;

/** What a new template begins with: the place that is looked at. */
const rangeOf = ({ group, gwid }: Place): Record<string, string> => (gwid ? { gwid } : group ? { in: group } : {});

/** Templates of one kind, what differs from them, and how it is set right. */
export function ApTemplates({ kind = 'ssid', manage = false }: PropsOf<typeof apTemplatesContract>) {
  const { go, query, setQuery } = usePlace();
  const place: Place = { group: query.in, gwid: query.gwid };
  const choose = ({ group, gwid }: Place) => setQuery({ in: group, gwid, page: undefined });
  return (
    <Panel part="panel">
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => go({ name: pages[kind], query: rangeOf(place) })}>
            {text.add[kind]}
          </Button>
        </PageActions>
      )}
      <TemplateTabs value={kind} />
      <Drift kind={kind} manage={manage} />
      <Below>
        <Split>
          <Places kind={kind} place={place} onChoose={choose} />
          <TemplateList key={kind} kind={kind} manage={manage} place={place} />
        </Split>
      </Below>
    </Panel>
  );
}

function Drift({ kind, manage }: { kind: ApTemplateKind; manage: boolean }) {
  const { data, error, refresh } = useDrift(kind);
  const { run } = useRight();
  const { act, busy } = useAct();
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Awaited />;
  const { aps, compared_at: at, sites, more } = data;
  // Nothing has been compared: there is no template.
  if (at === null) return null;
  const named = [...sites.map((one) => text.site(one.remark, one.aps)), ...(more > 0 ? [text.moreSites(more)] : [])];
  return (
    <Verdict>
      <Status kind={aps > 0 ? 'warning' : 'online'}>{aps > 0 ? text.drift(aps) : text.noDrift}</Status>
      {aps > 0 && <small>{named.join(betweenText.parts)}</small>}
      <span>{text.compared(time(at))}</span>
      {manage && aps > 0 && (
        <Button
          icon={<RotateCw />}
          busy={busy}
          onClick={() =>
            void act(() => run({ kind }), {
              confirm: { body: text.rightAsk(aps), confirm: text.rightAll },
              said: (answer) => text.righted(answer.data.aps),
            })
          }
        >
          {text.rightAll}
        </Button>
      )}
    </Verdict>
  );
}
