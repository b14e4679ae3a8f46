import { useState } from 'react';
import type { Site, SiteTemplateDetail } from '../../../src/api/contract/site-template';
import { mostSitesAtOnce } from '../../../src/domain/site-template/names';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { PageActions, usePageName } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { SiteDetail } from './site-detail';
import { SiteGrid } from './site-grid';
import { SiteSources } from './site-sources';
import type { siteTemplateApplyContract } from './site-template-apply.contract';
import { useApply, usePlan, useSites, useTemplate } from './site-template-apply.data';
import { askedOf, withSites, type Chosen, type Fault } from './site-template-apply.model';
import { Faults, Foot, Panel } from './site-template-apply.styles';
import { siteTemplateApplyText as text } from './site-template-apply.text';

/** Applies a model to sites: which, with which values, what changes at each, and then all of them at once. */
export function SiteTemplateApply({ template = '', sites = '' }: PropsOf<typeof siteTemplateApplyContract>) {
  const { go, query } = usePlace();
  const model = useTemplate(template);
  const followers = useSites(template);
  usePageName(model.data?.name);
  if (!template) return <Empty kind="nothing" title={text.unnamed} reason={text.unnamedReason} />;
  const error = model.error ?? followers.error;
  if (!model.data || !followers.data) {
    if (!error) return <Skeleton rows={8} />;
    if (error.kind !== 'notFound') {
      return <Failed error={error} onRetry={() => void Promise.all([model.refresh(), followers.refresh()])} />;
    }
    const back = <Button onClick={() => go({ name: 'template_site' })}>{text.back}</Button>;
    return <Missing title={text.missing} gone="deleted" action={back} />;
  }
  const wanted = sites || (query.behind ? 'behind' : (query.sites ?? ''));
  return <Desk key={template} model={model.data} initial={chosenFrom(followers.data.list, wanted)} />;
}

/** Sites that were chosen before: those that are behind, or these. */
function chosenFrom(followers: readonly Site[], wanted: string): Chosen[] {
  const ids = wanted.split(',').filter(Boolean);
  const these = followers.filter((one) => (wanted === 'behind' ? one.version < one.newest : ids.includes(one.gwid)));
  return these.map(({ gwid, remark, values }) => ({ gwid, remark, values, block: '' }));
}

function Desk({ model, initial }: { model: SiteTemplateDetail; initial: Chosen[] }) {
  const { go } = usePlace();
  const { act, busy } = useAct();
  const { run } = useApply();
  const [chosen, setChosen] = useState<readonly Chosen[]>(initial);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [open, setOpen] = useState('');
  const [request_id] = useState(() => crypto.randomUUID());
  const { id } = model;
  const input = chosen.length > 0 ? { id, sites: askedOf(chosen) } : null;
  const plan = usePlan(input);
  const plans = new Map((chosen.length > 0 ? (plan.data ?? []) : []).map((one) => [one.gwid, one]));
  const isFresh = !plan.late && !plan.loading && !plan.error;
  const ready = chosen.filter(({ gwid }) => plans.get(gwid)?.problems.length === 0).length;
  const changes = [...plans.values()].reduce((sum, one) => sum + one.changes.length, 0);
  const toList = () => go({ name: 'template_site', query: { view: 'sites', template: id } });
  const take = (more: readonly Chosen[], wrong: readonly Fault[]) => {
    setFaults(wrong);
    setChosen((before) => withSites(before, more).slice(0, mostSitesAtOnce));
  };
  const apply = () =>
    act(() => run({ id, sites: askedOf(chosen), request_id }), {
      confirm: { body: text.applyAsk(chosen.length, changes), confirm: text.apply(chosen.length) },
      said: ({ data }) => text.started(data.sites),
      then: toList,
    });
  const shown = open === '' ? undefined : plans.get(open);
  return (
    <Panel part="panel">
      <PageActions>
        <SiteSources model={model} chosen={chosen} onTake={take} />
      </PageActions>
      {faults.length > 0 && (
        <Note tone="warning">
          {text.faultsTitle(faults.length)}
          <Faults>
            {faults.map((one) => (
              <li key={`${one.line} ${one.column} ${one.kind}`}>
                {text.faultAt(one.line, one.column, text.faults[one.kind](one.text))}
              </li>
            ))}
          </Faults>
        </Note>
      )}
      {chosen.length === 0 ? (
        <Empty kind="nothing" title={text.none} reason={text.noneReason} />
      ) : (
        <SiteGrid
          variables={model.model.variables}
          hasBlock={model.model.pool !== null}
          chosen={chosen}
          plans={plans}
          isFresh={isFresh}
          open={open}
          onOpen={(gwid) => setOpen(gwid === open ? '' : gwid)}
          onChange={setChosen}
        />
      )}
      {plan.error && <Failed error={plan.error} onRetry={() => void plan.refresh()} />}
      {shown && <SiteDetail plan={shown} />}
      {chosen.length > 0 && (
        <Foot>
          <b>{text.modelAt(model.name, model.version)}</b>
          <span aria-live="polite">{text.summary(chosen.length, ready)}</span>
          <div className="end">
            <Button onClick={toList}>{text.cancel}</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={!isFresh || ready < chosen.length}
              onClick={() => void apply()}
            >
              {text.apply(chosen.length)}
            </Button>
          </div>
        </Foot>
      )}
    </Panel>
  );
}
