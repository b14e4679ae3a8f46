import { resolve } from 'node:path';
import { needsOf } from './needs.mjs';

/**
 * Which file a module goes to. Files stand on each other in layers, each with what it needs and what no layer below has:
 * a new page adds files of its own and at most a little to the shared parts; it never makes the layers larger.
 */
const react =
  /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|lucide-react\/dist\/esm(?!\/(icons|lucide-react)))[/.]/;
const charts =
  /\/node_modules\/(@nivo|@react-spring|d3-[\w-]+|lodash|use-debounce|react-virtualized-auto-sizer)\/|\/src\/ui\/chart\/[\w-]*(drawing|tip|theme)\.tsx?$/;
const rules = /\/src\/rules\/|\/src\/text\/rules/;
const forms = /\/node_modules\/(react-)?final-form\/|\/node_modules\/@babel\/|\/src\/ui\/form\//;
const staged = /\/src\/ui\/staged\//;
const entrance =
  /\/widgets\/account\/(login|shared\/(entry|captcha-box))\/|\/host\/pages\/|\/src\/ui\/mobile-field\/|\/src\/element\/light-dom|\/src\/api\/(captcha|contract\/auth)|\/src\/domain\/(login|proof)/;

const isIcon = (id) => id.includes('/lucide-react/dist/esm/icons/');
const small =
  /\/src\/|\/widgets\/\w+\/shared\/|\/lucide-react\/|\/(valtio|proxy-compare|js-cookie|dequal|use-sync-external-store)\//;

const ours = /\/(src|widgets|host)\//;

function vendorChunk(id) {
  if (id.includes('commonjsHelpers') || react.test(id)) return 'react';
  // Contracts name it, and few pages run it: what all have in common must not carry it.
  if (id.includes('/node_modules/valibot/')) return 'schemas';
  return charts.test(id) ? 'charts' : undefined;
}

/**
 * The console: `main` is what the login page needs and every other page with it; `entrance` and `form` what only it or
 * only forms need, `rules` what their fields hold; `overlay` questions and toasts; `frame` routes, header, menus and dialogs; `table` the
 * list; `staged` drafts of configurations; `parts` the small things that pages share, which both the overview and the list of
 * gateways need, `figures` what the overview needs of them besides, `pieces` the list, `bits` neither; `fields` those of forms.
 * What few pages share, and the overview or the page of a gateway is among them, would be a request each: it goes to the
 * others that come with that page, or together (`tiles`, `site`).
 */
export const consoleChunk = () =>
  layered((needs) => {
    const start = needs('host/main.tsx');
    const login = [...needs('host/main.tsx', 'host/pages/login.tsx')];
    const only = (kind) => login.filter((id) => kind.test(id) && !start.has(id));
    const overlay = [...needs(...overlays)];
    const popups = ['real-name', 'campaign', 'activity', 'ad'].map(
      (name) => `widgets/overview/home-popups/${name}.tsx`,
    );
    const overview = needs('host/pages/home/index.ts', 'widgets/alarms/message-popups/message-popups.tsx', ...popups);
    const list = needs('widgets/devices/device-list/device-list.tsx');
    const least = 1 / 20;
    const gateway = needs('host/pages/network/index.ts');
    const alarms = needs('widgets/alarms/alarm-table/alarm-table.tsx');
    return {
      layers: [
        ['rules', only(rules)],
        ['form', only(forms)],
        ['entrance', only(entrance)],
        ['main', login],
        ['frame', needs('host/routes/index.ts', 'host/chrome/framed.tsx', 'src/ui/dialog/dialog.tsx')],
        // Pages have these icons too: they must not bring the rest.
        ['frame', overlay.filter(isIcon)],
        ['overlay', overlay],
        ['table', tableOf(needs)],
      ],
      near: new Set([...needs('host/pages/home/index.ts'), ...gateway]),
      common(id, share) {
        if (share < least && overview.has(id) && !list.has(id))
          return gateway.has(id) || alarms.has(id) ? 'figures' : 'tiles';
        if (share < least && gateway.has(id) && !list.has(id)) return alarms.has(id) ? 'bits' : 'site';
        if (overview.has(id)) return list.has(id) ? 'parts' : 'figures';
        if (staged.test(id)) return 'staged';
        return list.has(id) ? 'pieces' : 'bits';
      },
      least,
      beside: [['popups', popupParts]],
    };
  });

/**
 * The CDN files: `connect` is what the loader needs (small, without React), with the `names` of all elements; `element` what every
 * element stands on, and the small things that many share (and the smallest list needs); `data` what reads from the server and acts
 * on it, `form` and `table` what is built of them; `day` the box for a day.
 */
export const elementChunk = () => widgetChunk('src/element/define.tsx');

/** The same for components in somebody's React. */
export const componentChunk = () => widgetChunk('src/element/provider.tsx');

/** `around`: what every widget stands in. */
const widgetChunk = (around) =>
  layered((needs) => {
    const loader = [...needs('widgets/loader.ts')];
    const list = needs('widgets/alarms/alarm-list/alarm-list.tsx');
    const table = needs('src/ui/table/data-table.tsx');
    const overlay = [...needs(...overlays)];
    const core = needs(around);
    const talking = [...needs('src/api/hooks.ts', 'src/ui/act/use-act.ts')];
    const data = new Set(talking.filter((id) => !core.has(id) && !loader.includes(id)));
    const form = [...needs('src/ui/form/form.tsx', 'src/ui/form/text-field.tsx')];
    return {
      layers: [
        ['names', loader.filter((id) => id.includes('/widgets/'))],
        ['connect', loader],
        ['element', core],
        ['data', data],
        ['element', overlay.filter((id) => list.has(id))],
        ['list-parts', overlay.filter((id) => table.has(id))],
        // Who shows an icon must not carry what else it stands in.
        ['overlay', overlay.filter((id) => !isIcon(id))],
        ['rules', form.filter((id) => rules.test(id))],
        ['form', form.filter((id) => forms.test(id))],
        ['day', [...needs('src/ui/date-input/index.ts')].filter((id) => id.includes('/src/ui/date-input/'))],
        ['table', [...tableOf(needs), ...[...table].filter((id) => id.includes('/src/session/kept-columns'))]],
      ],
      common: (id, share, below, fileOf) => {
        // What only some elements need stays in files of its own: a small one must not carry it.
        if (share < 0.32 && !list.has(id)) return table.has(id) ? 'list-parts' : undefined;
        // However many need it: `list-parts` stands on `element`, and what stands on both is in the upper one.
        if (below.some((one) => fileOf(one) === 'list-parts')) return 'list-parts';
        return below.some((one) => data.has(one)) ? 'data' : 'element';
      },
      least: 1 / 12,
      beside,
    };
  });

/** Small things that are seldom seen without each other: one request, and who needs but one of a line carries less than 1 KB more. */
const beside = [
  ['pane', /\/src\/ui\/pane\/(pane|group)\.tsx$/],
  ['page', /\/src\/ui\/(page|stack)\//],
  ['tag', /\/src\/ui\/tag\/|\/src\/text\/between\.text\.ts$/],
  ['stat', /\/src\/ui\/(stat|meter)\//],
  ['chart', /\/src\/ui\/chart\/(figure|in-words|line-chart|bar-chart)\.tsx?$/],
  ['figures', /\/src\/ui\/chart\/(chart\.text|nothing|tones|legend|bars)\.tsx?$/],
  ['strips', /\/src\/ui\/chart\/(columns|sparkline)\.tsx$/],
  ['commands', /\/src\/(ui\/tasks\/(jobs\.data|runner)|api\/use-command)\.ts$/],
  ['now', /\/src\/ui\/now\//],
  ['opened', /\/src\/ui\/(lazy\/lazy-dialog|table\/hooks\/use-opened)\.tsx?$/],
];

/** What pops up over the overview, and the dialog of a new account: one request. */
const popupParts =
  /\/widgets\/overview\/home-popups\/(home-popups[\w.]*|real-name)\.tsx?$|\/src\/session\/interrupted\.ts$|\/src\/ui\/layer\/use-covered\.ts$|\/src\/domain\/(popup-turns|real-name)\.ts$/;

const overlays = ['src/ui/dialog/confirm-dialog.tsx', 'src/ui/toast/toast-layer.tsx', 'src/ui/tooltip/tip.tsx'];

/** The list without the parts that have a use of their own: those must not draw it into pages without one. */
const tableOf = (needs) =>
  [
    ...needs(...['data-table.tsx', 'parts/row-name.tsx', 'given-filter.ts'].map((name) => `src/ui/table/${name}`)),
  ].filter((id) => /\/src\/ui\/(?:table|two-lines)\//.test(id));

/**
 * `layers`: modules per file, the lowest first. `common`: the file of a shared module. `least`:
 * share of the entries that must use a small module outside the layers before it counts as shared; `near`: modules of ours of
 * which two are enough; `beside`: what goes together of all that is left.
 */
function layered(rulesOf) {
  let files;
  return (id, api) => (files ??= assign(rulesOf, api)).get(id);
}

function assign(rulesOf, { getModuleIds, getModuleInfo }) {
  const needs = needsOf(getModuleInfo);
  const files = new Map();
  for (const id of getModuleIds()) if (vendorChunk(id)) files.set(id, vendorChunk(id));
  const {
    layers,
    common,
    least,
    near,
    beside = [],
  } = rulesOf((...entries) => needs(entries.map((entry) => resolve(entry))));
  for (const [name, ids] of layers) {
    for (const id of ids) if (!files.has(id)) files.set(id, name || undefined);
  }

  const entries = [...getModuleIds()].filter((id) => {
    const { isEntry, dynamicImporters } = getModuleInfo(id);
    return !isWords(id) && (isEntry || dynamicImporters.length > 0);
  });
  for (const id of commonWords(getModuleIds(), needs)) files.set(id, 'words');
  const users = new Map();
  for (const entry of entries) {
    for (const id of needs([entry])) if (id !== entry) users.set(id, (users.get(id) ?? 0) + 1);
  }
  const shareOf = (id) => (users.get(id) ?? 0) / entries.length;
  const few = 2 / entries.length;
  const isNear = (id) => near?.has(id) && ours.test(id) && shareOf(id) >= few && !entries.includes(id);
  const isShared = (id) => isNear(id) || (shareOf(id) >= (isIcon(id) ? few : least) && small.test(id));
  const shared = new Map();
  for (const id of users.keys()) {
    if (files.has(id) || !isShared(id)) continue;
    const below = [...needs([id])];
    // A file that stands on one which stands on it would be read before it is there.
    if (!below.every((one) => files.get(one) || isShared(one))) continue;
    const isField = below.some(
      (one) => ['form', 'rules'].includes(files.get(one)) || forms.test(one) || rules.test(one),
    );
    shared.set(id, isField ? 'fields' : common(id, shareOf(id), below, (one) => files.get(one)));
  }
  for (const [id, name] of shared) files.set(id, name);
  for (const id of getModuleIds()) {
    const [name] = beside.find(([, kind]) => kind.test(id)) ?? [];
    if (name && !files.get(id)) files.set(id, name);
  }
  return files;
}

/** A widget's words in another language, as they are brought. */
const isWords = (id) => /\/widgets\/[\w-]+\/[\w-]+\/english\.ts$/.test(id);

/** The words that one widget in eight says, or more: in one file, so that the others have only their own. */
function commonWords(ids, needs) {
  const packs = [...ids].filter(isWords);
  const said = new Map();
  for (const pack of packs) {
    for (const id of needs([pack])) {
      if (/\.text\.en\.ts$|\/src\/text\/server\//.test(id)) said.set(id, (said.get(id) ?? 0) + 1);
    }
  }
  return [...said].filter(([, times]) => times * 8 >= packs.length).map(([id]) => id);
}
