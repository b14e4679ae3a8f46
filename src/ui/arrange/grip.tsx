import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { GripVertical } from '../icon';
import { arrangeText as text } from './arrange.text';
import type { Arranging } from './use-arrange';

/** Props of `Grip`. */
export interface GripProps {
  arranging: Arranging;
  id: string;
}

/** The handle of a line: dragged, or moved by the arrow keys, Home and End. */
export function Grip({ arranging: { grip }, id }: GripProps) {
  const { ids, nameOf, drag, moveTo } = grip;
  const place = ids.indexOf(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(id, target);
  };
  return (
    <Handle
      type="button"
      draggable
      data-grip={id}
      aria-label={text.move(nameOf(id), place + 1)}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(id));
        drag(id);
      }}
      onDragEnd={() => drag()}
    >
      <GripVertical size={16} />
    </Handle>
  );
}

const Handle = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-3')};
  cursor: grab;
  &:hover {
    background: ${token('surface-hover')};
    color: ${token('text-1')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;
