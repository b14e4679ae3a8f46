import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { sdwanCandidates, type Candidate } from '../../../src/api/contract/sdwan';
import type { TopologyType } from '../../../src/domain/sdwan';
import { Button } from '../../../src/ui/button';
import { Checkbox } from '../../../src/ui/checkbox';
import { Dialog } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Search, Upload } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { Ground, Rows, SideHead } from './editor.styles';
import type { ImportMembersProps } from './import-members';
import { sdwanUiText as text } from './sdwan-ui.text';

// Files are seldom read, and reading them is not small.
const ImportMembers = lazy(() => import('./import-members').then((m) => m.ImportMembers));

/** A model is one word, though it has a hyphen. */
const Model = styled.td`
  white-space: nowrap;
`;

/** Rows that are read more of at a time. */
const step = 50;

/** Props of `AddMembers`. */
export interface AddMembersProps {
  /** Gateways that are in the drawing already. */
  there: ReadonlySet<string>;
  /** What they are to be connected as. */
  topology: TopologyType;
  /** One only: who takes another's place. */
  single?: boolean;
  onPick: (picked: readonly Candidate[]) => void;
  /** What a file is read for; undefined: none can be. */
  file?: Omit<ImportMembersProps, 'onClose'>;
  onClose: () => void;
}

/** Chooses gateways that are in no network yet. */
export function AddMembers({ there, topology, single = false, onPick, file, onClose }: AddMembersProps) {
  const [q, setQ] = useState('');
  const [size, setSize] = useState(step);
  const [importing, setImporting] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const { data, error, loading, refresh } = useRead(
    sdwanCandidates,
    { state: 'free', per_page: size, ...(q && { q }) },
    { keep: true },
  );
  const unfit = ({ fit, two_centres: changesOver }: Candidate): string | undefined =>
    fit === 'unable' ? text.unable : topology === 2 && changesOver === false ? text.oneCentre : undefined;
  const toggle = (one: Candidate, on: boolean) => {
    if (single) return setPicked(new Map(on ? [[one.gwid, one]] : []));
    const next = new Map(picked);
    if (on) next.set(one.gwid, one);
    else next.delete(one.gwid);
    setPicked(next);
  };
  if (importing && file)
    return (
      <Suspense>
        <ImportMembers {...file} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      open
      title={single ? text.pickReplace : text.pick}
      width={560}
      onClose={onClose}
      footer={
        <>
          {file && (
            <Button icon={<Upload />} onClick={() => setImporting(true)}>
              {text.importFile}
            </Button>
          )}
          <span role="status">{text.picked(picked.size)}</span>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={picked.size === 0} onClick={() => onPick([...picked.values()])}>
            {single ? text.replace : text.addCount(picked.size)}
          </Button>
        </>
      }
    >
      <Input
        type="search"
        icon={<Search />}
        aria-label={text.pickSearch}
        placeholder={text.pickSearch}
        value={q}
        onChange={(value) => {
          setQ(value);
          setSize(step);
        }}
      />
      {loading && <Skeleton rows={6} />}
      {error && !data && <Failed error={error} onRetry={refresh} />}
      {data?.list.length === 0 && (
        <Empty
          {...(q
            ? { kind: 'no-match', title: text.noMatch }
            : { kind: 'nothing', title: text.none, reason: text.noneReason })}
        />
      )}
      {data && data.list.length > 0 && (
        <Ground>
          <Rows>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.gwid}>
                  <td>
                    <Checkbox
                      label={one.remark}
                      checked={there.has(one.gwid) || picked.has(one.gwid)}
                      disabled={there.has(one.gwid) || unfit(one) !== undefined}
                      onChange={(on) => toggle(one, on)}
                    />
                  </td>
                  <td>{one.node ? text.prepared(one.node.name, one.node.bandwidth) : one.location}</td>
                  <Model>{one.model}</Model>
                  <td>
                    {there.has(one.gwid) ? (
                      <Tag>{text.already}</Tag>
                    ) : unfit(one) ? (
                      <Tag tone="warning">{unfit(one)}</Tag>
                    ) : (
                      <Status kind={one.status}>{one.status === 'online' ? text.online : text.offline}</Status>
                    )}{' '}
                    {one.fit === 'untold' && !there.has(one.gwid) && <Tag tone="line">{text.untold}</Tag>}
                  </td>
                </tr>
              ))}
            </tbody>
          </Rows>
          <SideHead>
            <span>{text.of(data.list.length, data.total)}</span>
            {data.total > data.list.length && (
              <Button size="sm" onClick={() => setSize(size + step)}>
                {text.more}
              </Button>
            )}
          </SideHead>
        </Ground>
      )}
    </Dialog>
  );
}
