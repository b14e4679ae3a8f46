import { useState, type PointerEvent, type RefObject } from 'react';
import type { CanvasNode, View } from './types';

/** What the pointer is doing. */
export type Gesture =
  | { kind: 'pan'; from: View; x: number; y: number }
  | { kind: 'node'; id: string; x: number; y: number; dx: number; dy: number }
  | { kind: 'link'; id: string; x: number; y: number; over?: string | undefined };

interface Options {
  svg: RefObject<SVGSVGElement | null>;
  nodes: readonly CanvasNode[];
  view: View;
  onView: (view: View) => void;
  onSelect: (id: string | undefined) => void;
  onMove?: ((id: string, x: number, y: number) => void) | undefined;
  onConnect?: ((from: string, to: string) => void) | undefined;
}

/** Pixels that a press may stray before it is a drag. */
const still = 3;

const idAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<SVGGElement>('[data-node]')?.dataset.node ?? undefined) : undefined;

/** Dragging the ground moves the view, a node moves, and from its port a link is drawn. */
export function useGestures({ svg, nodes, view, onView, onSelect, onMove, onConnect }: Options) {
  const [gesture, setGesture] = useState<Gesture>();
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = svg.current!.getBoundingClientRect();
    return {
      x: view.x + (clientX - box.left - box.width / 2) / view.scale,
      y: view.y + (clientY - box.top - box.height / 2) / view.scale,
    };
  };
  /** The node below the pointer: while it is captured the event's own target is the drawing. */
  const below = ({ x, y }: { x: number; y: number }) =>
    nodes.find((node) => Math.abs(node.x - x) <= 76 && Math.abs(node.y - y) <= 26)?.id;

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const id = idAt(event.target);
    const isPort = event.target instanceof Element && event.target.hasAttribute('data-port');
    event.currentTarget.setPointerCapture(event.pointerId);
    if (id && isPort && onConnect) setGesture({ kind: 'link', id, ...pointAt(event) });
    else if (id) setGesture({ kind: 'node', id, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
    else setGesture({ kind: 'pan', from: view, x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!gesture) return;
    if (gesture.kind === 'pan') {
      const [dx, dy] = [event.clientX - gesture.x, event.clientY - gesture.y];
      onView({ ...view, x: gesture.from.x - dx / view.scale, y: gesture.from.y - dy / view.scale });
    } else if (gesture.kind === 'node' && onMove) {
      const [dx, dy] = [event.clientX - gesture.x, event.clientY - gesture.y];
      if (gesture.dx || gesture.dy || Math.hypot(dx, dy) > still) {
        setGesture({ ...gesture, dx: dx / view.scale, dy: dy / view.scale });
      }
    } else if (gesture.kind === 'link') {
      const at = pointAt(event);
      const over = below(at);
      setGesture({ ...gesture, ...at, over: over === gesture.id ? undefined : over });
    }
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (!gesture) return;
    setGesture(undefined);
    if (gesture.kind === 'link') {
      if (gesture.over) onConnect?.(gesture.id, gesture.over);
    } else if (gesture.kind === 'node') {
      const node = nodes.find(({ id }) => id === gesture.id);
      if (node && (gesture.dx || gesture.dy)) onMove?.(gesture.id, node.x + gesture.dx, node.y + gesture.dy);
      else onSelect(gesture.id);
    } else if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) <= still) onSelect(undefined);
  };
  return {
    gesture,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setGesture(undefined) },
  };
}
