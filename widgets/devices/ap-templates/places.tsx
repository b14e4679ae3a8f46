import { useState } from 'react';
import type { ApTemplateKind } from '../../../src/domain/ap-template';
import { number } from '../../../src/format';
import { Failed } from '../../../src/ui/failed';
import { usePaused } from '../../../src/ui/form/use-searched';
import { levelOf } from '../../../src/ui/groups';
import { Layers, Router, User } from '../../../src/ui/icon';
import { SearchInput } from '../../../src/ui/input';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { usePlaces, useSites } from './ap-templates.data';
import { Line, Lines, More, Tree } from './ap-templates.styles';
import { apTemplatesText as text } from './ap-templates.text';

/** Where templates are looked at: the account, a group with what is below it, or one gateway of that group. */
export interface Place {
  group?: string | undefined;
  gwid?: string | undefined;
}

interface PlacesProps {
  kind: ApTemplateKind;
  place: Place;
  onChoose: (place: Place) => void;
}

/** The account's groups with their access points; below the chosen one its gateways. Where something differs there is a mark. */
export function Places({ kind, place, onChoose }: PlacesProps) {
  const { data, error, refresh } = usePlaces(kind);
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  if (!data)
    return <Tree>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />}</Tree>;
  const { groups } = data;
  const sites = (level: number, group?: string) => (
    <Sites kind={kind} level={level} group={group} q={q} place={place} onChoose={onChoose} />
  );
  return (
    <Tree aria-label={text.places}>
      <SearchInput aria-label={text.searchSites} placeholder={text.searchSites} value={typed} onChange={setTyped} />
      {q ? (
        <Lines>{sites(0)}</Lines>
      ) : (
        <Lines>
          <li>
            <Spot
              {...{ name: text.account, level: 0, aps: data.aps, differing: data.differing }}
              chosen={place.group === undefined && place.gwid === undefined}
              onClick={() => onChoose({})}
            />
          </li>
          {groups.length === 0 && sites(1)}
          {groups.map((group) => {
            const { id, name, aps, differing } = group;
            const level = 1 + levelOf(groups, group);
            return [
              <li key={id}>
                <Spot
                  {...{ name, level, aps, differing }}
                  chosen={place.group === id && place.gwid === undefined}
                  onClick={() => onChoose({ group: id })}
                />
              </li>,
              place.group === id && sites(level + 1, id),
            ];
          })}
        </Lines>
      )}
    </Tree>
  );
}

type SitesProps = PlacesProps & { level: number; group: string | undefined; q: string };

/** Gateways of a group, or those that are looked for. */
function Sites({ kind, level, group, q, place, onChoose }: SitesProps) {
  const { data, error, refresh } = useSites(kind, group, q);
  if (!data) return <li>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={2} />}</li>;
  const { list, total } = data;
  return (
    <>
      {list.map(({ gwid, name, aps, differing, simulated }) => (
        <li key={gwid}>
          <Spot
            {...{ name, level, aps, differing, simulated, gateway: true }}
            chosen={place.gwid === gwid}
            onClick={() => onChoose({ group, gwid })}
          />
        </li>
      ))}
      {total > list.length && <More>{text.moreSites(total - list.length)}</More>}
      {total === 0 && q !== '' && <More>{text.noSites}</More>}
    </>
  );
}

interface SpotProps {
  name: string;
  level: number;
  aps: number;
  differing: number;
  gateway?: boolean;
  simulated?: boolean;
  chosen: boolean;
  onClick: () => void;
}

function Spot({ name, level, aps, differing, gateway = false, simulated = false, chosen, onClick }: SpotProps) {
  const Icon = gateway ? Router : level === 0 ? User : Layers;
  return (
    <Line type="button" aria-current={chosen || undefined} $level={level} onClick={onClick}>
      <Icon size={14} />
      <b title={name}>{name}</b>
      {simulated && <Simulated />}
      {differing > 0 ? (
        <span title={text.drift(differing)}>
          <Status kind="warning">
            {number(differing)} / {number(aps)}
          </Status>
        </span>
      ) : (
        <small>{number(aps)}</small>
      )}
    </Line>
  );
}
