import { useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import {
  portalPresets,
  portalRemove,
  portalSave,
  portalTemplates,
  type PortalTemplate,
} from '../../../src/api/contract/portal';
import type { PropsOf } from '../../../src/element/contract';
import { time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Ellipsis, Plus, Search } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { To } from '../../../src/ui/link';
import { Menu } from '../../../src/ui/menu';
import { PageActions } from '../../../src/ui/page';
import { PortalThumb } from '../shared/portal';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import type { portalTemplatesContract } from './portal-templates.contract';
import { Below, Card, Grid, Open, Presets, Tools } from './portal-templates.styles';
import { portalTemplatesText as text } from './portal-templates.text';

/** Templates shown at first, and more with each press. */
const step = 50;

/** The account's pages for guests: pictures of them, who uses them, and a new one from a preset. */
export function PortalTemplates(_: PropsOf<typeof portalTemplatesContract>) {
  const place = usePlace();
  const q = place.query.q ?? '';
  const [count, setCount] = useState(step);
  const [choosing, choose] = useState(false);
  const input = { per_page: count, ...(q.trim() && { q: q.trim() }) };
  const { data, error, refresh } = useRead(portalTemplates, input, { keep: true, onFocus: true });
  const search = (value: string) => place.setQuery({ q: value || undefined }, { replace: true });
  return (
    <div part="panel">
      <PageActions>
        <Button variant="primary" icon={<Plus />} onClick={() => choose(true)}>
          {text.create}
        </Button>
      </PageActions>
      <Tools>
        <div>
          <Input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            icon={<Search />}
            value={q}
            onChange={search}
          />
        </div>
        <span role="status">{data && text.count(data.total)}</span>
      </Tools>
      {!data && error && <Failed error={error} onRetry={() => void refresh()} />}
      {!data && !error && <Skeleton height={280} />}
      {data?.list.length === 0 &&
        (q.trim() ? (
          <Empty
            kind="no-match"
            title={text.noMatch}
            reason={text.noMatchReason(q.trim())}
            action={<Button onClick={() => search('')}>{text.clear}</Button>}
          />
        ) : (
          <Empty kind="nothing" title={text.none} reason={text.noneReason} />
        ))}
      {data && data.list.length > 0 && (
        <Grid aria-label={text.label}>
          {data.list.map((template) => (
            <One key={template.id} template={template} />
          ))}
        </Grid>
      )}
      {data && data.list.length < data.total && (
        <Button block onClick={() => setCount(count + step)}>
          {text.more50}
        </Button>
      )}
      <Dialog open={choosing} title={text.chooseTitle} width={648} onClose={() => choose(false)}>
        {choosing && <Choose />}
      </Dialog>
    </div>
  );
}

function One({ template }: { template: PortalTemplate }) {
  const { id, name, version, content, gateways, behind, updated_at } = template;
  const saving = useWrite(portalSave, ['/api/v3/portal/']);
  const removing = useWrite(portalRemove, ['/api/v3/portal/']);
  const { act } = useAct();
  const toast = useToast();
  const place = usePlace();
  const remove = () => {
    if (gateways > 0) return toast.warning(text.removeUsed(gateways));
    const question = { title: text.removeTitle, body: text.removeBody(name), danger: true };
    void act(() => removing.run({ id }), { confirm: question, said: text.removed });
  };
  const items = [
    {
      key: 'preview',
      label: text.preview,
      onSelect: () => place.go({ name: 'config.auth_portal', params: { id: 'all', tempid: id } }),
    },
    {
      key: 'copy',
      label: text.copy,
      onSelect: () => void act(() => saving.run({ name: text.copyName(name), content }), { said: text.copied }),
    },
    { key: 'remove', label: text.remove, danger: true, onSelect: remove },
  ];
  return (
    <Card>
      <PortalThumb content={content} scale={0.77} height={340} />
      <Below>
        <Open to={{ name: 'template_edit', params: { id } }} title={name}>
          {name}
        </Open>
        <Menu
          label={text.more(name)}
          trigger={
            <IconButton size="sm" label={text.more(name)}>
              <Ellipsis />
            </IconButton>
          }
          items={items}
        />
        <p>
          {gateways > 0 ? text.used(gateways) : text.unused}
          {behind > 0 && <Status kind="warning">{text.behind(behind)}</Status>}
        </p>
        <p>
          <time dateTime={updated_at}>{text.changed(time(updated_at))}</time>
          <span>{text.version(version)}</span>
        </p>
      </Below>
    </Card>
  );
}

/** The pages to begin with. */
function Choose() {
  const { data, error, refresh } = useRead(portalPresets, {});
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={240} />;
  return (
    <Presets>
      {data.list.map(({ id, name, note, content }) => (
        <li key={id}>
          <To to={{ name: 'template_add', params: { id } }}>
            <PortalThumb content={content} scale={0.6} height={265} />
            <b>{text.presetName(id, name)}</b>
            <span>{text.presetNote(id, note)}</span>
          </To>
        </li>
      ))}
    </Presets>
  );
}
