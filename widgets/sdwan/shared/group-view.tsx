import { Fragment, useEffect, useRef, useState } from 'react';
import { backupOf, mainOf, type DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Tag } from '../../../src/ui/tag';
import { GroupCard } from './group-card';
import { Between, Centre, Centres, Columns, GroupGround } from './group.styles';
import { GroupLinks } from './group-links';
import { MemberState } from './member-state';
import { sdwanUiText as text } from './sdwan-ui.text';
import { groupStandings, type GroupStanding, type MemberStanding } from './standing';
import type { EditorModel } from './types';

/** Props of `GroupView`. */
export interface GroupViewProps {
  label: string;
  model: EditorModel;
  standings: ReadonlyMap<string, MemberStanding>;
  /** Whether a member is shown. */
  draws: (node: DrawnNode) => boolean;
  /** Only those that somebody should look at: every group is open. */
  narrowed: boolean;
  /** Key of the group that is chosen. */
  group: string | undefined;
  onGroup: (key: string | undefined) => void;
}

/** A large network: its members in groups that fold, at both sides of the centres that they hang on. */
export function GroupView({ label, model, standings, draws, narrowed, group, onGroup }: GroupViewProps) {
  const { drawing, selected, onSelect } = model;
  const ground = useRef<HTMLDivElement>(null);
  const groups = groupStandings(model, standings, draws);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(worstOf(groups)));
  const within = groups.find(({ nodes }) => nodes.some(({ gwid }) => gwid === selected))?.key;
  // Whoever is chosen is seen: also from a search.
  const [openedFor, setOpenedFor] = useState(selected);
  if (openedFor !== selected) {
    setOpenedFor(selected);
    if (within !== undefined && !opened.has(within)) setOpened(new Set([...opened, within]));
  }
  useEffect(() => {
    const row = selected && ground.current?.querySelector(`[data-anchor="${CSS.escape(selected)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const isOpen = ({ key }: GroupStanding) => narrowed || opened.has(key);
  const [left, right] = sidesOf(groups, isOpen);
  const centres = [mainOf(drawing), backupOf(drawing)].filter((one) => one !== undefined);
  const cards = (side: readonly GroupStanding[]) =>
    side.map((one) => (
      <GroupCard
        key={one.key}
        group={one}
        model={model}
        standings={standings}
        open={isOpen(one)}
        chosen={one.key === group}
        onToggle={() => toggle(one.key)}
        onChoose={() => onGroup(one.key === group ? undefined : one.key)}
      />
    ));
  return (
    <GroupGround ref={ground} role="group" aria-label={text.groupsOf(label, groups.length, drawing.nodes.length)}>
      <Columns>
        <GroupLinks model={model} standings={standings} left={left} right={right} isOpen={isOpen} />
        <div>{cards(left)}</div>
        <Centres>
          {centres.map((node, at) => (
            <Fragment key={node.gwid}>
              {at > 0 && <CentreLink model={model} gwid={node.gwid} />}
              <Centre
                type="button"
                data-anchor={node.gwid}
                aria-pressed={node.gwid === selected}
                onClick={() => onSelect(node.gwid)}
              >
                <b>{model.factsOf(node.gwid).remark}</b>
                <span>
                  <Tag tone="info">{sdwanText.roles[node.role]}</Tag>
                  <MemberState model={model} node={node} />
                </span>
              </Centre>
            </Fragment>
          ))}
        </Centres>
        <div>{cards(right)}</div>
      </Columns>
    </GroupGround>
  );
}

/** How the second centre hangs on the first. */
function CentreLink({ model: { links }, gwid }: { model: EditorModel; gwid: string }) {
  const link = links?.find((one) => one.gwid === gwid && !one.backup);
  const known = link && link.state !== 'unknown' ? link : undefined;
  const said = !known
    ? undefined
    : known.latency === null
      ? sdwanText.links[known.state]
      : text.ms(Math.round(known.latency));
  return (
    <Between data-state={known?.state}>
      <span>{[text.centresLink, said].filter(Boolean).join(' ')}</span>
    </Between>
  );
}

/** Members that a group opens with at once: what stands below them is not seen any more. */
const mostOpened = 12;

/** The group that most needs to be looked at of those that are not too long. */
function worstOf(groups: readonly GroupStanding[]): string[] {
  const bad = ({ troubled }: GroupStanding) => troubled.reduce((sum, { count }) => sum + count, 0);
  const [worst] = groups.filter(({ nodes }) => nodes.length <= mostOpened).sort((a, b) => bad(b) - bad(a));
  return worst ? [worst.key] : [];
}

/** Rows that a card takes, about. */
const tall = (group: GroupStanding, open: boolean) => (open ? 1.2 + group.nodes.length : 2.4);

/** Both sides as even as they can be, each in the order of the groups. */
function sidesOf(
  groups: readonly GroupStanding[],
  isOpen: (group: GroupStanding) => boolean,
): [GroupStanding[], GroupStanding[]] {
  const [left, right] = [new Set<string>(), new Set<string>()];
  let [leftTall, rightTall] = [0, 0];
  for (const group of [...groups].sort((a, b) => tall(b, isOpen(b)) - tall(a, isOpen(a)))) {
    if (leftTall <= rightTall) {
      left.add(group.key);
      leftTall += tall(group, isOpen(group));
    } else {
      right.add(group.key);
      rightTall += tall(group, isOpen(group));
    }
  }
  return [groups.filter(({ key }) => left.has(key)), groups.filter(({ key }) => right.has(key))];
}
