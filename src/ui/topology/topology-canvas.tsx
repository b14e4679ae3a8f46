import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { token } from '../../theme';
import { IconButton } from '../button';
import { Maximize, ZoomIn, ZoomOut } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { Sample } from './edge';
import { Minimap } from './minimap';
import { Lifted, Links, Members } from './scene';
import { Above, Bar, Drawing, Frame, Hint, LegendBox, Zoom } from './topology.styles';
import { topologyText as text } from './topology.text';
import type { CanvasEdge, CanvasNode, EdgeState, View } from './types';
import { useGestures } from './use-gestures';
import { useRoom } from './use-room';
import { around, boxOf, fitted, isPlain, isSparing, nearest, seen, wayOf, zoomed } from './view';

/** Props of `TopologyCanvas`. */
export interface TopologyCanvasProps {
  /** What is drawn: the accessible name. */
  label: string;
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
  /** Lines go down, across and down. */
  tree: boolean;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** A change fits everything into the view again: after laying out, or another drawing. */
  fitKey: string;
  /** Without these it can only be looked at. `byKey`: a small step, one of many. */
  onMove?: ((id: string, x: number, y: number, byKey?: boolean) => void) | undefined;
  onConnect?: ((from: string, to: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  /** Whether a link can be drawn from a node; from all unless told. */
  linkable?: ((id: string) => boolean) | undefined;
}

/** Units that a key moves a node by. */
const stride = 12;

/** A drawing of nodes and links: dragged, zoomed, linked by pointer and by keyboard. */
export function TopologyCanvas(props: TopologyCanvasProps) {
  const { label, nodes, edges, tree, selected, onSelect, fitKey, onMove, onConnect, onRemove, linkable } = props;
  const svg = useRef<SVGSVGElement>(null);
  const room = useRoom(svg);
  const grid = useId();
  const [view, setView] = useState<View>(() => fitted(boxOf(nodes), room));
  const [reached, setReached] = useState<string>();
  const [linking, setLinking] = useState<string>();
  const fit = () => setView(fitted(boxOf(nodes), room));
  // A window that changes its size leaves the view as the reader had it.
  const fitFor = `${fitKey} ${room.known}`;
  const [fittedFor, setFittedFor] = useState('');
  if (fittedFor !== fitFor) {
    setFittedFor(fitFor);
    fit();
  }
  // Whoever is chosen somewhere else, in a list or by a search, comes into view.
  const [shownFor, setShownFor] = useState(selected);
  if (shownFor !== selected) {
    setShownFor(selected);
    const node = nodes.find(({ id }) => id === selected);
    const { x, y, width, height } = seen(view, room);
    const outside = node && (node.x < x || node.x > x + width || node.y < y || node.y > y + height);
    if (node && outside) setView({ ...view, x: node.x, y: node.y });
  }
  const connect = (from: string, to: string) => {
    setLinking(undefined);
    onConnect?.(from, to);
  };
  const { gesture, handlers } = useGestures({ svg, nodes, view, onView: setView, onSelect, onMove, onConnect });
  useWheel(svg, setView);

  const dragged = gesture?.kind === 'node' && (gesture.dx || gesture.dy) ? gesture : undefined;
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const reachable = byId.has(reached ?? '') ? reached : (selected ?? nodes[0]?.id);
  const connectable = onConnect !== undefined;
  const canLink = useCallback((id: string) => connectable && (linkable?.(id) ?? true), [connectable, linkable]);

  // What was out of sight is drawn first.
  const awaited = useRef<string>(undefined);
  const toNode = (id: string) => svg.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`);
  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    toNode(awaited.current)?.focus();
    awaited.current = undefined;
  });
  const focus = (id: string) => {
    setReached(id);
    const drawn = toNode(id);
    if (drawn) drawn.focus();
    else awaited.current = id;
    const node = byId.get(id)!;
    const box = seen(view, room);
    const outside = node.x < box.x || node.x > box.x + box.width || node.y < box.y || node.y > box.y + box.height;
    if (outside) setView({ ...view, x: node.x, y: node.y });
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const id = (event.target as Element).closest<SVGGElement>('[data-node]')?.dataset.node;
    const node = id === undefined ? undefined : byId.get(id);
    const way = wayOf(event.key);
    const done = () => event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') return (done(), setView(zoomed(view, 1.25)));
    if (event.key === '-') return (done(), setView(zoomed(view, 0.8)));
    if (event.key === '0') return (done(), fit());
    if (event.key === 'Escape' && linking) return (done(), event.stopPropagation(), setLinking(undefined));
    if (!node || id === undefined) return;
    if (way && event.altKey) {
      done();
      onMove?.(id, node.x + way[0] * stride, node.y + way[1] * stride, true);
    } else if (way) {
      done();
      const next = nearest(nodes, node, way);
      if (next) focus(next.id);
    } else if (event.key === 'Enter' || event.key === ' ') {
      done();
      if (linking && linking !== id) connect(linking, id);
      else onSelect(id);
    } else if (event.key.toLowerCase() === 'c' && canLink(id)) {
      done();
      setLinking(id);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove) {
      done();
      onRemove(id);
    }
  };

  const plain = isPlain(nodes.length, view);
  // While the view is dragged the drawing stays as it is, and is moved as a picture.
  const still = gesture?.kind === 'pan' && gesture.from.scale === view.scale ? gesture.from : view;
  const box = seen(still, room);
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const moved = gesture?.kind === 'pan' && {
    transform: `translate(${still.x - view.x}px, ${still.y - view.y}px)`,
    willChange: 'transform',
  };
  const drawn = around(seen(view, room));
  const within = useMemo(
    () => ({ x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height }),
    [drawn.x, drawn.y, drawn.width, drawn.height],
  );
  const spared = isSparing(nodes.length) && room.known ? within : undefined;
  const lifted = dragged && byId.get(dragged.id);
  const target = gesture?.kind === 'link' ? gesture.over : undefined;
  const states = new Set(edges.map(({ state }) => state));
  const linkFrom = gesture?.kind === 'link' ? byId.get(gesture.id) : undefined;
  return (
    <Frame>
      <Drawing
        ref={svg}
        $moving={gesture?.kind === 'pan' || dragged !== undefined}
        role="group"
        aria-label={text.canvas(label, nodes.length)}
        aria-describedby={`${grid}-hint`}
        viewBox={viewBox}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const id = (event.target as Element).closest<SVGGElement>('[data-node]')?.dataset.node;
          if (id) setReached(id);
        }}
        {...handlers}
      >
        <defs>
          <pattern id={grid} width="24" height="24" patternUnits="userSpaceOnUse">
            <circle cx="1" cy="1" r="1" style={{ fill: token('border-strong') }} />
          </pattern>
        </defs>
        <g style={moved || undefined}>
          {!plain && <rect {...within} fill={`url(#${grid})`} />}
          <Links {...{ edges, byId, tree, selected, plain }} within={spared} lifted={lifted?.id} />
          {linkFrom && gesture?.kind === 'link' && (
            <path
              d={`M${linkFrom.x} ${linkFrom.y}L${gesture.x} ${gesture.y}`}
              strokeWidth="2"
              strokeDasharray="5 4"
              style={{ stroke: token('accent') }}
            />
          )}
          <Members {...{ nodes, selected, reachable, target, canLink, plain }} within={spared} lifted={lifted?.id} />
        </g>
      </Drawing>
      {lifted && dragged && (
        <Above aria-hidden="true" width={room.width} height={room.height} viewBox={viewBox}>
          <Lifted node={lifted} dx={dragged.dx} dy={dragged.dy} {...{ edges, byId, tree, selected, plain }} />
        </Above>
      )}
      <VisuallyHidden id={`${grid}-hint`}>{onMove ? text.hintEdit : text.hint}</VisuallyHidden>
      <span role="status">{linking && <Hint>{text.connecting(byId.get(linking)?.title ?? '')}</Hint>}</span>
      <Bar>
        <LegendBox role="group" aria-label={text.legend}>
          {legend
            .filter((state) => states.has(state))
            .map((state) => (
              <span key={state}>
                <Sample state={state} />
                {text.links[state]}
              </span>
            ))}
          {edges.some(({ backup }) => backup) && (
            <span>
              <Sample state="linked" backup />
              {text.backup}
            </span>
          )}
        </LegendBox>
        {nodes.length > 1 && (
          <Minimap nodes={nodes} view={seen(view, room)} onGo={(x, y) => setView({ ...view, x, y })} />
        )}
        <Zoom>
          <IconButton size="sm" label={text.zoomOut} onClick={() => setView(zoomed(view, 0.8))}>
            <ZoomOut />
          </IconButton>
          <span>{Math.round(view.scale * 100)}%</span>
          <IconButton size="sm" label={text.zoomIn} onClick={() => setView(zoomed(view, 1.25))}>
            <ZoomIn />
          </IconButton>
          <IconButton size="sm" label={text.fit} onClick={fit}>
            <Maximize />
          </IconButton>
        </Zoom>
      </Bar>
    </Frame>
  );
}

const legend: readonly EdgeState[] = ['linked', 'relay', 'unlinked', 'unknown', 'planned'];

/** Zooms with Ctrl and the wheel, or two fingers; the wheel alone still scrolls the page. React's own listener could not stop it. */
function useWheel(svg: React.RefObject<SVGSVGElement | null>, setView: (change: (view: View) => View) => void) {
  useEffect(() => {
    const node = svg.current;
    if (!node) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = node.getBoundingClientRect();
      setView((view) =>
        zoomed(view, Math.exp(-event.deltaY / 300), {
          x: view.x + (event.clientX - box.left - box.width / 2) / view.scale,
          y: view.y + (event.clientY - box.top - box.height / 2) / view.scale,
        }),
      );
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [svg, setView]);
}
