import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { connected, laidOut, movedTo, removed } from '../../../src/domain/sdwan';
import { problemText } from '../../../src/text/sdwan.text';
import { Button, IconButton } from '../../../src/ui/button';
import { LayoutGrid, Redo2, Undo2 } from '../../../src/ui/icon';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { TopologyCanvas } from '../../../src/ui/topology';
import { canvasEdges, canvasNodes } from './canvas-of';
import { Box, Ground, Layout, Middle, Problems, Tools } from './editor.styles';
import { Inspector, type InspectorProps } from './inspector';
import { MemberPane } from './member-pane';
import { MemberTable } from './member-table';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { DrawingState } from './use-drawing';

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
}

/** A network: its members at the left, drawn or as a table in the middle, the chosen one at the right. */
export function SdwanEditor({
  label,
  model,
  steps,
  onAdd,
  height = '560px',
  tools,
  about,
  onRemove,
}: SdwanEditorProps) {
  const [view, setView] = useState<'canvas' | 'table'>('canvas');
  const [laid, setLaid] = useState(0);
  const { drawing, edit, problems, selected, onSelect } = model;
  const chosen = drawing.nodes.some(({ gwid }) => gwid === selected);
  const layOut = () => {
    edit?.(laidOut);
    setLaid(laid + 1);
  };
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
  return (
    <Box onKeyDown={onKeyDown}>
      <Layout $height={height} $chosen={chosen}>
        <MemberPane model={model} onAdd={onAdd} />
        <Middle aria-label={label}>
          <Tools>
            <Segmented
              size="sm"
              label={text.view}
              value={view}
              options={[
                { value: 'canvas', label: text.canvas },
                { value: 'table', label: text.table },
              ]}
              onChange={setView}
            />
            {tools}
            <span data-end role="status">
              {edit && (
                <Status kind={problems.length > 0 ? 'danger' : 'online'}>
                  {problems.length > 0 ? text.problems(problems.length) : text.noProblems}
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
                  <Button size="sm" icon={<LayoutGrid />} onClick={layOut}>
                    {text.layout}
                  </Button>
                </>
              )}
            </span>
          </Tools>
          {edit && problems.length > 0 && (
            <Problems>
              {problems.map((problem) => (
                <li key={`${problem.kind} ${problem.gwid ?? ''}`}>
                  {problem.gwid === undefined ? (
                    <b>{text.whole}</b>
                  ) : (
                    <button type="button" onClick={() => onSelect(problem.gwid)}>
                      {model.factsOf(problem.gwid).remark}
                    </button>
                  )}
                  {`：${problemText(problem)}`}
                </li>
              ))}
            </Problems>
          )}
          <Ground>
            {view === 'table' ? (
              <MemberTable model={model} />
            ) : (
              <TopologyCanvas
                label={label}
                nodes={canvasNodes(model)}
                edges={canvasEdges(model)}
                tree={drawing.topology === 3}
                selected={selected}
                onSelect={onSelect}
                fitKey={`${drawing.topology} ${drawing.nodes.length} ${laid}`}
                linkable={(id) => drawing.nodes.some(({ gwid, role }) => gwid === id && role === 'branch')}
                {...(edit && {
                  onMove: (id, x, y, byKey) => edit((all) => movedTo(all, id, x, y), byKey ? `move ${id}` : undefined),
                  onConnect: (from, to) => edit((all) => connected(all, from, to)),
                  onRemove: take,
                })}
              />
            )}
          </Ground>
        </Middle>
        {chosen && <Inspector model={model} about={about} onRemove={onRemove} />}
      </Layout>
    </Box>
  );
}
