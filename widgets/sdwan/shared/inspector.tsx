import type { ReactNode } from 'react';
import type { Link } from '../../../src/api/contract/sdwan';
import { levelsOf, removed, sidesOf, used, type DrawnNode } from '../../../src/domain/sdwan';
import { rate } from '../../../src/format';
import { problemText, sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Trash2 } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { Pairs } from '../../../src/ui/pane';
import { Status, type StatusKind } from '../../../src/ui/status';
import { Switch } from '../../../src/ui/switch';
import { Bandwidth } from './bandwidth';
import { ParentChoice, RoleChoice, SideChoice } from './choices';
import { Block, Detail, FieldBox, Under } from './editor.styles';
import { Lans } from './lans';
import { MemberState } from './member-state';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** Props of `Inspector`. */
export interface InspectorProps {
  model: EditorModel;
  /** Further blocks about a member: its history, what else can be done. */
  about?: ((gwid: string) => ReactNode) | undefined;
  /** Takes the place of taking a member out at once. */
  onRemove?: ((gwid: string) => void) | undefined;
}

/** The chosen member: what it is, its settings, its links. */
export function Inspector({ model, about, onRemove }: InspectorProps) {
  const { drawing, edit, factsOf, limits, problems, selected, onSelect } = model;
  const node = drawing.nodes.find(({ gwid }) => gwid === selected);
  if (!node) return null;
  const { remark, model: type, location } = factsOf(node.gwid);
  const side = sdwanText.sides[node.position];
  const tree = drawing.topology === 3;
  const below = drawing.nodes.filter(({ pid }) => pid === node.gwid).length;
  const level = levelsOf(drawing).get(node.gwid) ?? 0;
  const sums = sidesOf(drawing);
  const left = limits && (node.position === 1 ? limits.local - sums.local : limits.foreign - sums.foreign);
  const take = () => {
    if (onRemove) return onRemove(node.gwid);
    onSelect(undefined);
    edit?.((all) => removed(all, node.gwid));
  };
  return (
    <Detail aria-label={remark}>
      <Block>
        <h2 part="heading">
          {remark} <MemberState model={model} node={node} />
        </h2>
        {problems
          .filter(({ gwid }) => gwid === node.gwid)
          .map((problem) => (
            <Note key={problem.kind} tone="danger">
              {problemText(problem)}
            </Note>
          ))}
        <Pairs>
          <dt>{text.gwid}</dt>
          <dd>{node.gwid}</dd>
          <dt>{text.model}</dt>
          <dd>{type}</dd>
          <dt>{text.location}</dt>
          <dd>{location || '—'}</dd>
          {tree && (
            <>
              <dt>{text.level}</dt>
              <dd>{[level ? text.levelOf(level) : '—', text.children(below)].join(text.and)}</dd>
            </>
          )}
        </Pairs>
      </Block>
      <Block>
        <FieldBox as="div">
          {text.role}
          <RoleChoice model={model} node={node} label={text.role} />
        </FieldBox>
        {node.role === 'branch' && (
          <FieldBox as="div">
            {tree ? text.parent : text.parents}
            <ParentChoice model={model} node={node} label={text.parent} />
          </FieldBox>
        )}
        <FieldBox as="div">
          {text.position}
          <SideChoice model={model} node={node} label={text.position} />
          <small>{text.sideHelp}</small>
        </FieldBox>
        <FieldBox as="div">
          {text.bandwidth(side)}
          <Bandwidth key={`${node.gwid} ${node.position}`} model={model} node={node} side={node.position} />
          {left !== undefined && <small>{text.left(Math.max(0, left))}</small>}
        </FieldBox>
        <FieldBox as="div">
          <Switch
            label={text.used}
            checked={node.is_used}
            disabled={!edit}
            onChange={(on) => edit?.((all) => used(all, node.gwid, on))}
          />
          <small>{text.usedHelp}</small>
        </FieldBox>
      </Block>
      <Lans model={model} node={node} />
      <Links model={model} node={node} />
      {about?.(node.gwid)}
      {edit && (
        <Block>
          <Button variant="danger-quiet" icon={<Trash2 />} block onClick={take}>
            {text.remove}
          </Button>
        </Block>
      )}
    </Detail>
  );
}

const shapes: Record<Link['state'], StatusKind> = {
  linked: 'online',
  relay: 'warning',
  unlinked: 'danger',
  unknown: 'progress',
};

/** Every link of a member: those that lead from it, and those that come to it. */
function Links({ model: { links = [], factsOf }, node }: { model: EditorModel; node: DrawnNode }) {
  const mine = links.filter(({ gwid, to }) => gwid === node.gwid || (to === node.gwid && node.role !== 'branch'));
  if (mine.length === 0) return null;
  return (
    <Block>
      <h2 part="heading">{text.links}</h2>
      {mine.map((link) => (
        <div key={`${link.gwid} ${link.to}`}>
          <Status kind={shapes[link.state]}>
            {text.toLink(factsOf(link.gwid === node.gwid ? link.to : link.gwid).remark)}
          </Status>
          <Under>
            <span>{link.backup ? text.standby : sdwanText.links[link.state]}</span>
            {link.latency !== null && <span>{text.quality(text.ms(link.latency), text.percent(link.loss ?? 0))}</span>}
            {link.down !== null && link.up !== null && !link.backup && (
              <span>{text.rates(rate(link.down), rate(link.up))}</span>
            )}
          </Under>
        </div>
      ))}
    </Block>
  );
}
