import { useMemo, useRef, useState } from 'react';
import type { DesignDocument } from '../../../src/api/contract/design';
import { bands, materials, shareAbove, steps, wallLoss, type Band } from '../../../src/domain/design/coverage';
import { mostAps, mostFloors, mostWalls } from '../../../src/domain/design/document';
import { clashesOf, gapsOf, proposed } from '../../../src/domain/design/points';
import { heat } from '../../../src/ui/chart/tones';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Download, Plus } from '../../../src/ui/icon';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { Switch } from '../../../src/ui/switch';
import { useToast } from '../../../src/ui/toast';
import { FloorFields } from './floor-fields';
import { heardOn, measuredOn } from './measured.model';
import { useMeasured } from './network-design.data';
import { Asks, Layout, Middle } from './network-design.styles';
import { freeId, newAp, scaled, spotsOf, withChannels, type Floor } from './points.model';
import { Bar, Choices, Scale } from './points.styles';
import { pointsText as text } from './points.text';
import { noteOf, PointsSide } from './points-side';
import { Stage, type Tool } from './stage';
import { sendersOf, useCoverage } from './use-coverage';

const AskOne = lazy(() => import('./ask-one').then((m) => m.AskOne));

interface PointsProps {
  /** Its id and name. */
  design: string;
  name: string;
  document: DesignDocument;
  disabled: boolean;
  onChange: (field: string, document: DesignDocument) => void;
}

const tools: readonly Tool[] = ['select', 'wall', 'ap', 'label', 'scale'];

/** Power of a new access point, dBm, and the share of a floor that is to be reached. */
const usualPower = 17;
const wantedShare = 0.95;

/** Floor plans with walls and access points, and what they reach. */
export function Points({ design, name, document, disabled, onChange }: PointsProps) {
  const { floors, target } = document;
  const confirm = useConfirm();
  const toast = useToast();
  const [chosen, setChosen] = useState('');
  const [tool, setTool] = useState<Tool>('select');
  const [band, setBand] = useState<Band>('5');
  const [material, setMaterial] = useState<(typeof materials)[number]>('brick');
  const [selected, setSelected] = useState('');
  const [measuring, setMeasuring] = useState(false);
  const { data: told } = useMeasured(
    design,
    floors.some(({ aps }) => aps.some(({ device }) => device)),
  );
  const [asking, setAsking] = useState<{ kind: 'scale'; length: number } | { kind: 'label'; x: number; y: number }>();
  const grids = useCoverage(floors, band);
  const index = Math.max(
    0,
    floors.findIndex(({ id }) => id === chosen),
  );
  const floor = floors[index];
  const grid = grids[index];
  const gaps = useMemo(() => (grid ? gapsOf(grid, target) : []), [grid, target]);
  const measured = useMemo(() => (told && floor ? measuredOn(floor, told) : undefined), [told, floor]);
  const lines = useMemo(() => (told ? heardOn(floors, index, told, band) : []), [told, floors, index, band]);
  const sheet = useRef<HTMLDivElement>(null);
  const { act, busy } = useAct();
  const clashes = useMemo(() => clashesOf(floors, spotsOf(floors)), [floors]);
  const put = (next: DesignDocument['floors'], field = '') => onChange(field, { ...document, floors: next });
  const change = (changes: Partial<Floor>, field = '') =>
    floor && put(floors.with(index, { ...floor, ...changes }), field && `${field} ${floor.id}`);
  const addFloor = () => {
    const id = freeId(floors, 'f');
    const size = floor ? { width: floor.width, height: floor.height } : { width: 30, height: 20 };
    put([
      ...floors,
      { id, name: text.floorName(floors.length + 1), plan: null, ...size, walls: [], aps: [], labels: [] },
    ]);
    setChosen(id);
  };
  const removeFloor = async () => {
    if (!floor || !(await confirm({ body: text.removeAsk(floor.name, floor.aps.length), danger: true }))) return;
    put(floors.filter((one) => one !== floor));
  };
  const addAp = (x: number, y: number) => {
    if (!floor) return;
    if (floor.aps.length >= mostAps) return toast.warning(text.full);
    const ap = newAp(floor, index, x, y);
    change({ aps: [...floor.aps, ap] });
    setSelected(ap.id);
  };
  const propose = () => {
    if (!floor) return;
    const most = mostAps - floor.aps.length;
    const wanted = { band, target, power: usualPower, share: wantedShare, most };
    const found = proposed(floors, index, sendersOf(floors), wanted);
    let next = floor;
    for (const { x, y } of found) next = { ...next, aps: [...next.aps, newAp(next, index, x, y)] };
    if (found.length > 0) put(withChannels(floors.with(index, next)));
    toast.success(text.proposed(found.length));
  };
  const save = () =>
    act(async () => {
      const svg = sheet.current?.querySelector('svg');
      if (!svg || !floor || !grid) return;
      const { saveFloor } = await import('./export-floor');
      await saveFloor(svg, {
        name,
        floor,
        band,
        target,
        grid,
        gaps,
        notes: gaps.map((gap) => noteOf(floors, index, gap)),
      });
    });
  return (
    <Layout>
      <Asks as="aside">
        <section>
          <h2 part="heading">{text.floors}</h2>
          <Choices>
            {floors.map((one, at) => (
              <button key={one.id} type="button" aria-pressed={one === floor} onClick={() => setChosen(one.id)}>
                {one.name}
                <small>{grids[at] ? text.percent(shareAbove(grids[at], target)) : ''}</small>
              </button>
            ))}
          </Choices>
          {!disabled && floors.length < mostFloors && (
            <Button size="sm" icon={<Plus />} onClick={addFloor}>
              {text.addFloor}
            </Button>
          )}
        </section>
        {floor && (
          <FloorFields
            key={floor.id}
            floor={floor}
            disabled={disabled}
            onChange={change}
            onRemove={() => void removeFloor()}
          />
        )}
        {floor && (
          <section>
            <h2 part="heading">{text.wallsOf(band)}</h2>
            <Choices role="group" aria-label={text.material}>
              {materials.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === material}
                  onClick={() => {
                    setMaterial(one);
                    if (!disabled) setTool('wall');
                  }}
                >
                  {text.materials[one]}
                  <small>{text.db(wallLoss[one][band])}</small>
                </button>
              ))}
            </Choices>
          </section>
        )}
      </Asks>
      <Middle>
        {floor ? (
          <div>
            <Bar>
              {!disabled && (
                <Segmented<Tool>
                  label={text.tool}
                  value={tool}
                  onChange={setTool}
                  options={tools.map((value) => ({ value, label: text.tools[value] }))}
                />
              )}
              <Segmented<Band>
                label={text.band}
                value={band}
                onChange={setBand}
                options={bands.map((value) => ({ value, label: text.bandOf(value) }))}
              />
              {measured && measured.size > 0 && (
                <label>
                  <Switch checked={measuring} onChange={setMeasuring} />
                  {text.showMeasured}
                </label>
              )}
              <Button size="sm" icon={<Download />} busy={busy} disabled={!grid} onClick={() => void save()}>
                {text.exportImage}
              </Button>
            </Bar>
            <div ref={sheet}>
              <Stage
                key={`${floor.id} ${tool}`}
                {...{ floor, grid, gaps, band, tool, selected, disabled, lines }}
                measured={measuring ? measured : undefined}
                onSelect={setSelected}
                onMove={(ap, x, y) =>
                  change({ aps: floor.aps.map((one) => (one.id === ap.id ? { ...one, x, y } : one)) }, `ap ${ap.id}`)
                }
                onRemove={(id) => change({ aps: floor.aps.filter((one) => one.id !== id) })}
                onPlace={(x, y) => (tool === 'ap' ? addAp(x, y) : setAsking({ kind: 'label', x, y }))}
                onLine={(x1, y1, x2, y2) => {
                  if (tool === 'scale') setAsking({ kind: 'scale', length: Math.hypot(x2 - x1, y2 - y1) });
                  else if (floor.walls.length < mostWalls)
                    change({ walls: [...floor.walls, { material, x1, y1, x2, y2 }] });
                }}
                onWall={(at) => change({ walls: floor.walls.toSpliced(at, 1) })}
                onLabel={(at) => change({ labels: floor.labels.toSpliced(at, 1) })}
              />
            </div>
            <Scale aria-label={text.legend}>
              <li>{text.legend}</li>
              {[0, 1, 2, 3, 4, 5].map((step) => (
                <li key={step}>
                  <i style={{ background: heat(step) }} />
                  {step === 0 ? text.below(steps[0]) : text.above(steps[step - 1]!)}
                </li>
              ))}
              <li>{text.model}</li>
            </Scale>
          </div>
        ) : (
          <Empty kind="nothing" title={text.noFloor} reason={text.noFloorReason} />
        )}
      </Middle>
      <aside>
        {floor && (
          <PointsSide
            {...{ floors, index, floor, grid, gaps, target, selected, disabled, lines }}
            measured={measuring ? measured : undefined}
            clashes={clashes.map(({ a, b }) => {
              const name = (id: string) => {
                const [on, ap] = id.split(' ');
                return floors.find((one) => one.id === on)?.aps.find((one) => one.id === ap)?.name ?? '';
              };
              return text.clash(name(a.id), name(b.id), a.channel);
            })}
            onSelect={setSelected}
            onAp={(ap) => change({ aps: floor.aps.map((one) => (one.id === ap.id ? ap : one)) }, `fields ${ap.id}`)}
            onRemove={(id) => change({ aps: floor.aps.filter((one) => one.id !== id) })}
            onAdd={() => addAp(gaps[0]?.x ?? floor.width / 2, gaps[0]?.y ?? floor.height / 2)}
            onPropose={propose}
            onChannels={() => {
              put(withChannels(floors));
              toast.success(text.channelsDone);
            }}
          />
        )}
        {!floor && <Status kind="off">{text.noFloor}</Status>}
      </aside>
      <Suspense>
        {asking && floor && (
          <AskOne
            kind={asking.kind}
            onClose={() => setAsking(undefined)}
            onText={(name) =>
              asking.kind === 'label' && change({ labels: [...floor.labels, { name, x: asking.x, y: asking.y }] })
            }
            onMetres={(metres) =>
              asking.kind === 'scale' && put(floors.with(index, scaled(floor, metres / asking.length)))
            }
          />
        )}
      </Suspense>
    </Layout>
  );
}
