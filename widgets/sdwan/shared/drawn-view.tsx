import { useState } from 'react';
import { connected, laidOut, movedTo, type DrawnNode } from '../../../src/domain/sdwan';
import { TopologyCanvas } from '../../../src/ui/topology';
import { canvasEdges, canvasNodes } from './canvas-of';
import type { EditorModel } from './types';
import type { Edit } from './use-drawing';

/** Lays a drawing out anew, and counts how often that was done. */
export function useLaying(edit: Edit | undefined) {
  const [laid, setLaid] = useState(0);
  const layOut = () => {
    edit?.(laidOut);
    setLaid(laid + 1);
  };
  return { laid, layOut };
}

interface DrawnViewProps {
  label: string;
  model: EditorModel;
  /** Whether a member is drawn as strong as it can be. */
  draws: (node: DrawnNode) => boolean;
  /** Another number fits everything into the view again. */
  laid: number;
  onRemove: (gwid: string) => void;
}

/** A network as it was drawn. */
export function DrawnView({ label, model, draws, laid, onRemove }: DrawnViewProps) {
  const { drawing, edit, selected, onSelect } = model;
  const roles = new Map(drawing.nodes.map(({ gwid, role }) => [gwid, role]));
  return (
    <TopologyCanvas
      label={label}
      nodes={canvasNodes(model, draws)}
      edges={canvasEdges(model)}
      tree={drawing.topology === 3}
      selected={selected}
      onSelect={onSelect}
      fitKey={`${drawing.topology} ${drawing.nodes.length} ${laid}`}
      linkable={(id) => roles.get(id) === 'branch'}
      {...(edit && {
        onMove: (id, x, y, byKey) => edit((all) => movedTo(all, id, x, y), byKey ? `move ${id}` : undefined),
        onConnect: (from, to) => edit((all) => connected(all, from, to)),
        onRemove,
      })}
    />
  );
}
