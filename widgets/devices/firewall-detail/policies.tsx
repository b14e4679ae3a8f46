import { useState } from 'react';
import { newRow, sectionOf, type ConfigRow, type ConfigRows } from '../../../src/domain/config';
import { number, relative } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Plus } from '../../../src/ui/icon';
import { Grip, useArrange } from '../../../src/ui/arrange';
import { Card, PaneHead } from '../../../src/ui/pane';
import { RowDialog, type Staged } from '../../../src/ui/staged';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import type { Firewall } from './firewall-detail';
import { firewallDetailText as text } from './firewall-detail.text';
import { addressOf, serviceOf, zoneOf } from './policy-words';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Below, Inset, Line, List, Mono, Name, Scroll, Side } from './policies.styles';

interface PoliciesProps {
  wall: Firewall;
  staged: Staged;
  manage: boolean;
}

/** The policies as they are asked, first above: dragged or moved by keys, with how often each decided. */
export function Policies({ wall, staged, manage }: PoliciesProps) {
  const [open, setOpen] = useState<ConfigRow>();
  const { act } = useAct();
  const section = sectionOf('firewall', 'policies')!;
  const rows = staged.rowsOf('policies');
  const hits = new Map(wall.hits.map((one) => [one.policy, one]));
  const marks = new Map(
    (staged.config?.changes ?? []).filter((one) => one.section === 'policies').map((one) => [one.row, one.op]),
  );
  const gone = staged.kept('policies').filter(({ id }) => marks.get(id) === 'removed');

  const edit = (change: (all: ConfigRows) => ConfigRows) => act(() => staged.edit('policies', change));
  const arranging = useArrange({
    ids: rows.map(({ id }) => id),
    nameOf: (id) => String(rows.find((one) => one.id === id)?.name ?? ''),
    onMove: (id, place) => {
      const row = rows.find((one) => one.id === id)!;
      return !staged.busy && edit((all) => all.filter((one) => one.id !== id).toSpliced(place, 0, row));
    },
  });
  const restore = (row: ConfigRow) =>
    edit((all) => {
      const before = staged.kept('policies');
      const ahead = new Set(
        before
          .slice(
            0,
            before.findIndex(({ id }) => id === row.id),
          )
          .map(({ id }) => id),
      );
      return all.toSpliced(all.findLastIndex(({ id }) => ahead.has(id)) + 1, 0, row);
    });
  const line = (row: ConfigRow, place: number | undefined) => {
    const mark = marks.get(row.id);
    const hit = hits.get(row.id);
    const name = String(row.name);
    return (
      <Line key={row.id} $over={arranging.over === row.id} $gone={place === undefined} {...arranging.line(row.id)}>
        <span>
          {manage && place !== undefined && <Grip arranging={arranging} id={row.id} />}
          {place === undefined ? '' : place + 1}
        </span>
        <Name>
          <b title={name}>{name}</b>
          <Below>
            {mark && (
              <Tag tone={mark === 'removed' ? 'danger' : mark === 'added' ? 'success' : 'warning'}>
                {text.marks[mark]}
              </Tag>
            )}
            {row.enabled !== true && <Tag>{text.off}</Tag>}
            {row.log === true && <Tag tone="line">{text.logs}</Tag>}
            {row.period && <Tag tone="line">{text.period(String(row.period))}</Tag>}
          </Below>
        </Name>
        <span>
          {zoneOf(row.from)} → {zoneOf(row.to)}
        </span>
        <Mono title={`${String(row.source_ips)} → ${String(row.target_ips)}`}>
          {addressOf(row.source_ips)} → {addressOf(row.target_ips)}
        </Mono>
        <Mono>{serviceOf(row)}</Mono>
        <Status kind={row.action === 'permit' ? 'online' : 'danger'}>
          {row.action === 'permit' ? text.permit : text.deny}
        </Status>
        <span>
          <b>{number(hit?.hits ?? 0)}</b>
          <Below>{hit?.last_at ? text.lastHit(relative(hit.last_at)) : !hit?.hits && text.never}</Below>
        </span>
        <Side>
          {manage && place === undefined && (
            <Button size="sm" variant="link" onClick={() => void restore(row)}>
              {text.restore}
            </Button>
          )}
          {manage && place !== undefined && (
            <>
              <Button size="sm" variant="link" onClick={() => setOpen(row)}>
                {text.edit}
              </Button>
              <Button
                size="sm"
                variant="link"
                onClick={() => void edit((all) => all.filter(({ id }) => id !== row.id))}
              >
                {text.remove}
              </Button>
            </>
          )}
        </Side>
      </Line>
    );
  };
  return (
    <Card $flush>
      <Inset>
        <PaneHead
          title={text.policies}
          note={manage ? text.note : undefined}
          end={
            manage && (
              <Button icon={<Plus />} onClick={() => setOpen(newRow(section, crypto.randomUUID().slice(0, 8)))}>
                {text.add}
              </Button>
            )
          }
        />
      </Inset>
      <VisuallyHidden>
        <span role="status">{arranging.said}</span>
      </VisuallyHidden>
      {rows.length + gone.length === 0 ? (
        <Empty kind="nothing" title={text.empty} reason={text.emptyReason} />
      ) : (
        // Reachable by keyboard, since it scrolls where there is little room.
        <Scroll tabIndex={0} role="region" aria-label={text.policies}>
          <List ref={arranging.list} aria-label={text.policies}>
            <Line as="li" $head aria-hidden>
              <span>{text.order}</span>
              <span>{text.name}</span>
              <span>{text.zones}</span>
              <span>{text.addresses}</span>
              <span>{text.service}</span>
              <span>{text.action}</span>
              <span>{text.hits}</span>
              <span />
            </Line>
            {rows.map((row, place) => line(row, place))}
            {gone.map((row) => line(row, undefined))}
          </List>
        </Scroll>
      )}
      {open && (
        <RowDialog
          staged={staged}
          section={section}
          row={open}
          sources={{ wan: [], lan: [] }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
