import type { EquipmentForm, EquipmentModel } from './equipment';

/** What is to be equipped. */
export const scenes = ['hotel', 'office', 'campus', 'shop', 'home'] as const;
export type Scene = (typeof scenes)[number];

/** How much room is left for later: none, a fifth, a half. */
export const trades = ['save', 'balanced', 'ample'] as const;
type Trade = (typeof trades)[number];
const roomFor: Readonly<Record<Trade, number>> = { save: 1, balanced: 1.2, ample: 1.5 };

/** Lines of a bill of devices, in its order. */
export const roles = ['gateway', 'switch', 'panel', 'ceiling'] as const;
export type Role = (typeof roles)[number];

/** What somebody answered, and what they changed in the bill by hand. */
export interface Scheme {
  scene: Scene;
  /** Rooms that guests, classes or the family use; 0 where the scene has none. */
  rooms: number;
  floors: number;
  /** Square metres. */
  area: number;
  /** Clients at the busiest hour. */
  clients: number;
  /** Sockets for computers and the like. */
  wired: number;
  cameras: number;
  /** Mbit/s of each line to the Internet, the main one first. */
  lines: number[];
  /** The network stays up when one line fails. */
  failover: boolean;
  /** Guests sign in before they get through. */
  guests: boolean;
  /** Logs are kept for 180 days. */
  logs: boolean;
  trade: Trade;
  /** Yuan; null: none was told. */
  budget: number | null;
  /** Models that were chosen instead of the proposed ones. */
  picks: Partial<Record<Role, string>>;
  /** Numbers that were typed instead of the reckoned ones. */
  counts: Partial<Record<Role, number>>;
}

/** Answers that a new scheme begins with: an ordinary one of its scene. */
export const schemeOf = (scene: Scene): Scheme => ({
  ...{ scene, trade: 'balanced', budget: null, picks: {}, counts: {}, failover: false, guests: false, logs: false },
  ...{
    hotel: {
      rooms: 60,
      floors: 5,
      area: 5000,
      clients: 300,
      wired: 6,
      cameras: 8,
      lines: [500],
      guests: true,
      logs: true,
    },
    office: { rooms: 6, floors: 1, area: 1000, clients: 200, wired: 20, cameras: 4, lines: [300] },
    campus: { rooms: 40, floors: 4, area: 6000, clients: 900, wired: 40, cameras: 16, lines: [1000], logs: true },
    shop: { rooms: 0, floors: 1, area: 200, clients: 60, wired: 3, cameras: 4, lines: [200], guests: true, logs: true },
    home: { rooms: 4, floors: 1, area: 120, clients: 25, wired: 2, cameras: 0, lines: [500] },
  }[scene],
});

/**
 * Planning figures, to be changed here and nowhere else: they are rules of thumb for dual-band access points behind
 * ordinary partition walls, not measurements. Coverage of a real plan is reckoned in `coverage.ts`.
 */
const rules = {
  /** Rooms that one panel in the wall serves. */
  roomsPerPanel: { save: 3, balanced: 2, ample: 1 },
  /** Rooms of a campus per access point at the ceiling. */
  roomsPerCeiling: { save: 2, balanced: 1, ample: 1 },
  /** Square metres of open room per access point at the ceiling. */
  openArea: { hotel: 150, office: 100, campus: 200, shop: 150, home: 60 },
  /** Part of the area that is not rooms. */
  openShare: { hotel: 0.15, office: 1, campus: 0.2, shop: 1, home: 1 },
  /** Clients of one access point whose model does not tell. */
  clientsPerAp: 30,
  /** Ports of a switch whose model does not tell. */
  ports: 24,
  /** Watts at the port: class 3 of IEEE 802.3af for a camera, and for an access point that does not tell. */
  camera: 13,
  ap: 13,
} as const;

/** Why there is a line, as figures for a sentence. */
interface Why {
  name: 'gateway' | 'switch' | 'panels' | 'ceilings' | 'classrooms' | 'crowd' | 'placed' | 'typed';
  figures: Readonly<Record<string, number>>;
}

/** Another model for a line: how many, and what the line would cost more; null: a price is not known. */
interface Alternative {
  model: string;
  count: number;
  load: number | null;
  moreFen: number | null;
}

/** One line of a bill. */
export interface BillLine {
  role: Role;
  /** Null: no model that fits is known. */
  model: EquipmentModel | null;
  count: number;
  why: Why;
  /** Percent of what the model can do that is used; null: it is not known. */
  load: number | null;
  fen: number | null;
  alternatives: readonly Alternative[];
}

/** What is looked at when the bill stands. `ok` false: something to think about. */
export interface Check {
  name: 'power' | 'ports' | 'gateway' | 'failover' | 'oneLine' | 'managed' | 'models' | 'budget';
  ok: boolean;
  figures: Readonly<Record<string, number>>;
}

/** A bill of devices with what follows from it. */
export interface Bill {
  lines: readonly BillLine[];
  /** What is priced, fen. */
  totalFen: number;
  /** Devices without a price. */
  unpriced: number;
  checks: readonly Check[];
  /** Watts of everything that is fed, and ports that it takes. */
  watts: number;
  ports: number;
}

/** How many access points of a form are placed on a plan. */
export type Placed = Readonly<Partial<Record<'panel' | 'ceiling', number>>>;

interface Need {
  role: Role;
  count: number;
  why: Why;
}

/** The bill of devices for what was answered. Placed access points count instead of reckoned ones. */
export function billOf(scheme: Scheme, models: readonly EquipmentModel[], placed?: Placed): Bill {
  const spare = roomFor[scheme.trade];
  const access = accessNeeds(scheme, models, placed).map((need) => apLine(need, scheme, models));
  const aps = sum(access.map(({ count }) => count));
  const feed =
    scheme.cameras * rules.camera + sum(access.map(({ count, model }) => count * (model?.watts ?? rules.ap)));
  const watts = Math.ceil(feed);
  const ports = aps + scheme.cameras + scheme.wired;
  const gateway = gatewayLine(scheme, models, aps, spare);
  const switches = ports === 0 ? [] : [switchLine(scheme, models, { ports, watts, spare })];
  const lines = [gateway, ...switches, ...access].filter(({ count }) => count > 0);
  const totalFen = sum(lines.map(({ fen }) => fen ?? 0));
  const unpriced = sum(lines.filter(({ fen }) => fen === null).map(({ count }) => count));
  return {
    lines,
    totalFen,
    unpriced,
    watts,
    ports,
    checks: checksOf(scheme, { lines, totalFen, unpriced, watts, ports, aps }),
  };
}

function accessNeeds(scheme: Scheme, models: readonly EquipmentModel[], placed: Placed | undefined): Need[] {
  const { scene, rooms, area, floors, clients, trade } = scheme;
  if (placed && (placed.panel || placed.ceiling)) {
    return (['panel', 'ceiling'] as const).map((role) => ({
      role,
      count: placed[role] ?? 0,
      why: { name: 'placed', figures: { aps: placed[role] ?? 0 } },
    }));
  }
  const needs: Need[] = [];
  const each = rules.roomsPerPanel[trade];
  if (scene === 'hotel' && rooms > 0) {
    needs.push({ role: 'panel', count: Math.ceil(rooms / each), why: { name: 'panels', figures: { rooms, each } } });
  }
  const open = Math.round(area * rules.openShare[scene]);
  const per = rules.openArea[scene];
  const byArea = open > 0 ? Math.max(Math.ceil(open / per), floors) : 0;
  const inRooms = scene === 'campus' ? Math.ceil(rooms / rules.roomsPerCeiling[trade]) : 0;
  const panels = needs[0]?.count ?? 0;
  const clientsEach = chosen(scheme, 'ceiling', models)?.clients ?? rules.clientsPerAp;
  const wanted = Math.ceil((clients * roomFor[trade]) / clientsEach);
  const crowd = wanted - panels;
  const count = byArea + inRooms;
  needs.push(
    crowd > count
      ? { role: 'ceiling', count: crowd, why: { name: 'crowd', figures: { clients, each: clientsEach } } }
      : inRooms > 0
        ? { role: 'ceiling', count, why: { name: 'classrooms', figures: { rooms: inRooms, open, per } } }
        : { role: 'ceiling', count, why: { name: 'ceilings', figures: { open, per } } },
  );
  return needs;
}

/** The model that was picked for a line, or is proposed where nothing else is asked of it: the cheapest, or the first. */
function chosen({ picks }: Scheme, role: Role, models: readonly EquipmentModel[]): EquipmentModel | null {
  const fit = modelsFor(role, models);
  return fit.find(({ model }) => model === picks[role]) ?? fit[0] ?? null;
}

const formOf: Readonly<Record<Role, EquipmentForm>> = { gateway: '', switch: '', panel: 'panel', ceiling: 'ceiling' };
const kindOf = { gateway: 'gateway', switch: 'switch', panel: 'ap', ceiling: 'ap' } as const;

/** Models that a line can have, weakest first; of equals the cheaper one. */
export const modelsFor = (role: Role, models: readonly EquipmentModel[]): EquipmentModel[] =>
  models
    .filter(({ kind, form }) => kind === kindOf[role] && (kindOf[role] !== 'ap' || form === formOf[role]))
    .sort(
      (a, b) =>
        strength(a) - strength(b) ||
        (a.price_fen ?? Infinity) - (b.price_fen ?? Infinity) ||
        (a.model < b.model ? -1 : 1),
    );

const strength = ({ kind, clients, ports }: EquipmentModel): number => (kind === 'switch' ? ports : clients) ?? 0;

const fenOf = (model: EquipmentModel | null, count: number): number | null =>
  model?.price_fen == null ? null : model.price_fen * count;

/** Puts a line together: the model, how many, and what else would do. */
function line(
  role: Role,
  scheme: Scheme,
  why: Why,
  model: EquipmentModel | null,
  fit: readonly EquipmentModel[],
  countFor: (model: EquipmentModel | null) => number,
  loadFor: (model: EquipmentModel, count: number) => number | null,
): BillLine {
  const typed = scheme.counts[role];
  const count = typed ?? countFor(model);
  const fen = fenOf(model, count);
  const others = fit.filter((one) => one !== model);
  const at = model ? fit.indexOf(model) : -1;
  const near = others.filter((one) => Math.abs(fit.indexOf(one) - at) === 1);
  const alternatives = near.map((one) => {
    const many = countFor(one);
    const price = fenOf(one, many);
    const moreFen = price === null || fen === null ? null : price - fen;
    return { model: one.model, count: many, load: loadFor(one, many), moreFen };
  });
  return {
    ...{ role, model, count, fen },
    why: typed === undefined ? why : { name: 'typed', figures: { reckoned: countFor(model) } },
    load: model && loadFor(model, count),
    alternatives: alternatives.filter(({ load }) => load === null || load <= 100),
  };
}

const apLine = ({ role, count, why }: Need, scheme: Scheme, models: readonly EquipmentModel[]): BillLine =>
  line(
    role,
    scheme,
    why,
    chosen(scheme, role, models),
    modelsFor(role, models),
    () => count,
    () => null,
  );

function gatewayLine(scheme: Scheme, models: readonly EquipmentModel[], aps: number, spare: number): BillLine {
  const mbps = sum(scheme.lines);
  const load = (model: EquipmentModel): number | null => {
    const parts = [
      model.clients && scheme.clients / model.clients,
      model.mbps && mbps / model.mbps,
      model.wans && scheme.lines.length > model.wans && 2,
    ].filter((part): part is number => typeof part === 'number');
    return parts.length > 0 ? Math.round(100 * Math.max(...parts)) : null;
  };
  const fit = modelsFor('gateway', models);
  const enough = fit.find((one) => {
    const used = load(one);
    return (used === null || used * spare <= 100) && (one.aps === null || one.aps >= aps);
  });
  const model = fit.find((one) => one.model === scheme.picks.gateway) ?? enough ?? fit.at(-1) ?? null;
  const why: Why = { name: 'gateway', figures: { clients: scheme.clients, mbps } };
  return line('gateway', scheme, why, model, fit, () => 1, load);
}

interface Fed {
  ports: number;
  watts: number;
  spare: number;
}

function switchLine(scheme: Scheme, models: readonly EquipmentModel[], { ports, watts, spare }: Fed): BillLine {
  const countFor = (model: EquipmentModel | null) =>
    Math.max(
      Math.ceil((ports * spare) / (model?.ports ?? rules.ports)),
      model?.poe_watts ? Math.ceil((watts * Math.min(spare, 1.2)) / model.poe_watts) : 1,
    );
  const load = (model: EquipmentModel, count: number): number | null =>
    model.ports && count ? Math.round((100 * ports) / (model.ports * count)) : null;
  const fit = modelsFor('switch', models).filter(
    (one) => one.ports !== null && (one.poe_watts !== null || watts === 0),
  );
  // Few boxes, then little money: what every box more costs in cabinets and uplinks is not in its price.
  const [best] = [...fit].sort(
    (a, b) => countFor(a) - countFor(b) || (a.price_fen ?? Infinity) - (b.price_fen ?? Infinity),
  );
  const model = fit.find((one) => one.model === scheme.picks.switch) ?? best ?? null;
  const why: Why = { name: 'switch', figures: { ports, watts } };
  return line('switch', scheme, why, model, fit, countFor, load);
}

interface Sums extends Pick<Bill, 'lines' | 'totalFen' | 'unpriced' | 'watts' | 'ports'> {
  aps: number;
}

function checksOf(scheme: Scheme, { lines, totalFen, unpriced, watts, ports, aps }: Sums): Check[] {
  const checks: Check[] = [];
  const found = (role: Role) => lines.find((one) => one.role === role);
  const check = (name: Check['name'], ok: boolean, figures: Check['figures'] = {}) =>
    checks.push({ name, ok, figures });
  const gateway = found('gateway');
  if (gateway?.load != null) check('gateway', gateway.load <= 90, { load: gateway.load });
  if (gateway?.model?.aps != null) check('managed', gateway.model.aps >= aps, { aps, most: gateway.model.aps });
  const fed = found('switch');
  if (fed?.model?.poe_watts) {
    const load = Math.round((100 * watts) / (fed.model.poe_watts * fed.count));
    check('power', load <= 90, { load, watts });
  }
  if (fed?.model?.ports) {
    const left = fed.model.ports * fed.count - ports;
    check('ports', left >= fed.count, { left });
  }
  if (scheme.lines.length > 1) {
    const most = Math.max(...scheme.lines);
    const rest = Math.round((100 * (sum(scheme.lines) - most)) / sum(scheme.lines));
    check('failover', !scheme.failover || rest >= 20, { rest });
  } else if (scheme.failover) check('oneLine', false);
  const nameless = sum(lines.filter(({ model }) => !model).map(({ count }) => count));
  if (nameless > 0) check('models', false, { count: nameless });
  if (scheme.budget !== null && unpriced === 0) {
    check('budget', totalFen <= scheme.budget * 100, { left: Math.round(scheme.budget - totalFen / 100) });
  }
  return checks;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
