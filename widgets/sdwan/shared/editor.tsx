import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { canMesh, meshed, removed } from '../../../src/domain/sdwan';
import { Button, IconButton } from '../../../src/ui/button';
import { LayoutGrid, Plus, Redo2, Undo2 } from '../../../src/ui/icon';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { Switch } from '../../../src/ui/switch';
import { DrawnView, useLaying } from './drawn-view';
import { Box, Foot, Ground, Layout, Middle, SumRow, ToolRow, Tools } from './editor.styles';
import { FindTools } from './find-tools';
import { GroupInspector } from './group-inspector';
import { GroupView } from './group-view';
import { Inspector, type InspectorProps } from './inspector';
import { MemberPane } from './member-pane';
import { MemberTable } from './member-table';
import { ProblemList } from './problem-list';
import { sdwanUiText as text } from './sdwan-ui.text';
import { groupStandings, standingsOf } from './standing';
import { Sums } from './sums';
import { useFind } from './use-find';
import type { DrawingState } from './use-drawing';

/** Members from which on a network opens in groups. */
const large = 25;

const views = ['groups', 'canvas', 'table'] as const;

/** Props of `SdwanEditor`. */
export interface SdwanEditorProps extends InspectorProps {
  label: string;
  /** The steps of the drawing; undefined: it can only be looked at. */
  steps?: DrawingState | undefined;
  onAdd?: (() => void) | undefined;
  /** A CSS length. */
  height?: string | undefined;
  /** Left in the line of tools. */
  tools?: ReactNode;
  /** Under the drawing. */
  foot?: ReactNode;
}

/** A network: in groups, drawn or as a table, with the chosen member or group at the right. */
export function SdwanEditor({
  label,
  model,
  steps,
  onAdd,
  height = '560px',
  tools,
  foot,
  about,
  onRemove,
}: SdwanEditorProps) {
  const { drawing, edit, limits, problems, selected, onSelect } = model;
  const count = drawing.nodes.length;
  const [view, setView] = useState<(typeof views)[number]>(drawing.nodes.length < large ? 'canvas' : 'groups');
  const [group, setGroup] = useState<string>();
  const { laid, layOut } = useLaying(edit);
  const standings = standingsOf(model);
  const find = useFind(model, standings);
  const chosen = drawing.nodes.some(({ gwid }) => gwid === selected);
  const inGroups = view === 'groups';
  // The table lists the members with all that is set of them.
  const pane = view === 'canvas';
  const chosenGroup =
    inGroups && !chosen && group !== undefined
      ? groupStandings(model, standings, () => true).find(({ key }) => key === group)
      : undefined;
  const take = (gwid: string) => {
    if (onRemove) return onRemove(gwid);
    onSelect(undefined);
    edit?.((all) => removed(all, gwid));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!steps || !(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) steps.redo();
    else if (key === 'z') steps.undo();
    else return;
    event.preventDefault();
  };
  const listed = drawing.nodes.filter(find.lists);
  return (
    <Box onKeyDown={onKeyDown}>
      <Layout $height={height} $chosen={chosen || chosenGroup !== undefined} $pane={pane}>
        {pane && <MemberPane model={model} nodes={listed} onAdd={onAdd} />}
        <Middle aria-label={label}>
          <Tools>
            <ToolRow>
              <Segmented
                size="sm"
                label={text.view}
                value={view}
                options={views.map((value) => ({ value, label: text[value] }))}
                onChange={setView}
              />
              {tools}
              {edit && canMesh(drawing.topology) && (
                <Switch
                  label={text.mesh}
                  checked={drawing.mesh === true}
                  onChange={(on) => edit((all) => meshed(all, on))}
                />
              )}
              <FindTools find={find} />
              <span data-end role="status">
                {edit && (
                  <Status kind={problems.length > 0 ? 'danger' : 'online'}>
                    {problems.length > 0 ? text.problems(problems.length) : <span data-word>{text.noProblems}</span>}
                  </Status>
                )}
                {steps && edit && (
                  <>
                    <IconButton size="sm" label={text.undo} disabled={!steps.canUndo} onClick={steps.undo}>
                      <Undo2 />
                    </IconButton>
                    <IconButton size="sm" label={text.redo} disabled={!steps.canRedo} onClick={steps.redo}>
                      <Redo2 />
                    </IconButton>
                    {!inGroups && (
                      <Button size="sm" icon={<LayoutGrid />} title={text.layout} onClick={layOut}>
                        <span data-word>{text.layout}</span>
                      </Button>
                    )}
                  </>
                )}
              </span>
            </ToolRow>
          </Tools>
          {edit && problems.length > 0 && <ProblemList model={model} />}
          <Ground>
            {inGroups ? (
              <GroupView
                label={label}
                model={model}
                standings={standings}
                draws={find.draws}
                narrowed={find.only}
                group={chosenGroup?.key}
                onGroup={(key) => {
                  onSelect(undefined);
                  setGroup(key);
                }}
              />
            ) : view === 'table' ? (
              <MemberTable model={model} nodes={listed} />
            ) : (
              <DrawnView label={label} model={model} draws={find.draws} laid={laid} onRemove={take} />
            )}
          </Ground>
          {!pane && (
            <Foot>
              <span>{limits ? text.membersOf(count, limits.members) : text.membersCount(count)}</span>
              <SumRow>
                <Sums model={model} />
              </SumRow>
              {onAdd && (
                <Button size="sm" icon={<Plus />} onClick={onAdd}>
                  {text.add}
                </Button>
              )}
            </Foot>
          )}
          {foot}
        </Middle>
        {chosen && <Inspector model={model} about={about} onRemove={onRemove} />}
        {chosenGroup && <GroupInspector key={chosenGroup.key} model={model} group={chosenGroup} />}
      </Layout>
    </Box>
  );
}
