import type { Contract, Deprecation, EventSpec, Prop } from './contract';
import { deprecation } from './deprecated';
import { eventName, kebab } from './names';
import reached from './parts.json';
import { defaultOf } from './values';

/** Contracts by widget name, in the catalog's order. */
export type Contracts = Readonly<Record<string, Contract>>;

const list = (contracts: Contracts): [name: string, contract: Contract][] =>
  Object.entries(contracts).sort(([a], [b]) => (a < b ? -1 : 1));

/** Members that every element of ours has. */
export const commonMembers = {
  attributes: [
    {
      name: 'theme',
      doc: '主题：WHITE（也可写 light）、BLACK（dark）或 auto；不写则跟随最近的 data-np-theme',
      of: ['WHITE', 'BLACK', 'auto', 'light', 'dark'],
    },
    {
      name: 'density',
      doc: '疏密：compact、normal 或 relaxed；不写则跟随 --np-density',
      of: ['compact', 'normal', 'relaxed'],
    },
    {
      name: 'lang',
      doc: '本元素的语言；不写则用 connect({ lang })，再不写是中文。可随时更换',
      of: ['zh-CN', 'en'],
    },
    {
      name: 'heading-level',
      doc: '最上面一级标题的级别，其余随之；不写是 2',
      of: ['1', '2', '3', '4', '5', '6'],
    },
  ],
  properties: [
    { name: 'connection', type: 'Connection | undefined', doc: '本元素自己的连接；不写则用整页的 connect()' },
    { name: 'state', type: 'Record<string, string>', doc: '筛选、页码、显示的列等列表状态，可保存后再设回' },
    {
      name: 'extend',
      type: 'Extension | undefined',
      doc: '加自己的字段与按钮；在列表里加自己的列、操作、批量操作与空状态，改写列与图表的文字；见“扩展”',
    },
  ],
  events: [
    {
      name: 'np-navigate',
      type: '{ name: string; params: Record<string, string>; query: Record<string, string> }',
      doc: '要前往产品中的另一处；取消后由页面自行处理',
    },
    { name: 'np-state-change', type: '{ state: Record<string, string> }', doc: '列表状态变了' },
    { name: 'np-load', type: 'null', doc: '第一份数据到了' },
    { name: 'np-data', type: '{ call: string; data: unknown }', doc: '数据到了，每次读到都会发' },
    {
      name: 'np-error',
      type: '{ call: string; message: string; status?: number; code?: number }',
      doc: '请求失败或被拒绝；组件自己也会显示',
    },
    {
      name: 'np-action',
      type: '{ action: string; rows?: unknown[]; ids?: string[] }',
      doc: '做了一件事：组件自己的请求，或 extend 里的操作',
    },
    {
      name: 'np-unauthorized',
      type: "{ reason: 'expired' | 'revoked' | 'origin' | 'scope' | 'account' | 'token'; message: string; scope?: string }",
      doc: '令牌不可用，换新后仍不可用：过期、被撤销、网站不在名单、缺少权限、账号未授权、网站没有给出',
    },
  ],
  parts: {
    root: '整个组件',
    refused: '令牌不可用时的提示',
    added: 'extend 加的字段与按钮',
    fields: 'extend 加的字段',
  } as Readonly<Record<string, string>>,
  slots: {
    header: '组件上方',
    footer: '组件下方',
    toolbar: '列表工具栏的末尾',
    empty: '列表还没有内容时，代替组件自己的说明',
  } as Readonly<Record<string, string>>,
};

/** Parts that the design system gives to all that is built of it. */
export const standardParts: Readonly<Record<string, string>> = {
  heading: '标题',
  button: '按钮',
  primary: '主要的按钮，也是 button',
  input: '输入框与选择框',
  form: '表单',
  field: '表单的一项：名称、输入框、说明',
  tabs: '标签页的一行',
  toolbar: '列表上方的一行',
  table: '列表的表格',
  'table-head': '表头',
  'header-cell': '表头的一格',
  row: '一行',
  cell: '一格',
  pager: '列表下方的分页',
  chart: '图表',
  empty: '没有内容时的说明',
  error: '没有加载出来时的说明',
  dialog: '对话框',
  drawer: '侧边栏',
};

/** All parts of an element: its own, and those of the design system that its code reaches (`parts.json`, kept by a test). */
export const partsOf = ({ tag, parts }: Contract): Readonly<Record<string, string>> => ({
  ...parts,
  ...Object.fromEntries(
    ((reached as Record<string, string[]>)[tag] ?? [])
      .filter((name) => !(name in parts))
      .map((name) => [name, standardParts[name] ?? '']),
  ),
});

/** TypeScript type of a prop. */
export function typeOf(prop: Prop): string {
  switch (prop.kind) {
    case 'choice':
      return prop.of.map((word) => `'${word}'`).join(' | ');
    case 'data':
      return prop.type;
    case 'flag':
      return 'boolean';
    case 'number':
      return 'number';
    case 'text':
      return 'string';
  }
}

const literal = (prop: Prop): string | undefined => {
  const value = defaultOf(prop);
  return value === undefined ? undefined : typeof value === 'string' ? `'${value}'` : String(value);
};

interface EventFacts {
  name: string;
  type: string;
  doc: string;
  deprecated?: Deprecation | undefined;
}

/** As manifests and web-types mark what is to go. */
const mark = ({ deprecated }: { deprecated?: Deprecation | undefined }) =>
  deprecated && { deprecated: deprecation(deprecated) };

/** A sentence of a reference, with that behind it. */
export const marked = (doc: string, { deprecated }: { deprecated?: Deprecation | undefined }): string =>
  deprecated ? `${doc} (${deprecation(deprecated)})` : doc;

const eventsOf = (contract: Contract): EventFacts[] => [
  ...Object.entries<EventSpec>(contract.events).map(([key, { type, doc, deprecated }]) => ({
    ...{ name: eventName(key), type, doc, deprecated },
  })),
  ...commonMembers.events,
];

/** `custom-elements.json`, schema 2.1.0: what editors, Storybook and documentation tools read. */
export function customElements(contracts: Contracts) {
  return {
    schemaVersion: '2.1.0',
    modules: list(contracts).map(([name, contract]) => ({
      kind: 'javascript-module',
      path: `dist/cdn/elements/${name}.js`,
      declarations: [declarationOf(contract)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: contract.tag,
          declaration: { name: `${contract.name}Element`, module: `dist/cdn/elements/${name}.js` },
        },
      ],
    })),
  };
}

/** The scopes for what is changed in a widget, where it has any. */
const actsOf = ({ acts = [] }: Contract): string => (acts.length > 0 ? `；acts: ${acts.join(', ')}` : '');

function declarationOf(contract: Contract) {
  const props = Object.entries<Prop>(contract.props);
  const valued = props.map(([key, prop]) => ({ key, prop, fallback: literal(prop) }));
  return {
    kind: 'class',
    customElement: true,
    name: `${contract.name}Element`,
    tagName: contract.tag,
    summary: contract.summary,
    description: `${contract.summary}。scopes: ${contract.scopes.join(', ')}${actsOf(contract)}；status: ${contract.status}`,
    ...mark(contract),
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...valued
        .filter(({ prop }) => prop.kind !== 'data')
        .map(({ key, prop, fallback }) => ({
          name: kebab(key),
          fieldName: key,
          description: prop.doc,
          ...mark(prop),
          type: { text: typeOf(prop) },
          ...(fallback !== undefined && prop.kind !== 'flag' && { default: fallback }),
        })),
      ...commonMembers.attributes.map(({ name, doc, of }) => ({
        name,
        description: doc,
        type: { text: of.map((word) => `'${word}'`).join(' | ') },
      })),
    ],
    members: [
      ...valued.map(({ key, prop, fallback }) => ({
        kind: 'field',
        name: key,
        description: prop.doc,
        ...mark(prop),
        type: { text: typeOf(prop) },
        ...(fallback !== undefined && { default: fallback }),
        ...(prop.kind !== 'data' && { attribute: kebab(key) }),
      })),
      ...commonMembers.properties.map(({ name, type, doc }) => ({
        kind: 'field',
        name,
        description: doc,
        type: { text: type },
      })),
    ],
    events: eventsOf(contract).map(({ name, type, doc, deprecated }) => ({
      name,
      description: doc,
      ...mark({ deprecated }),
      type: { text: `CustomEvent<${type}>` },
    })),
    cssParts: Object.entries({ ...partsOf(contract), ...commonMembers.parts }).map(([name, description]) => ({
      name,
      description,
    })),
    slots: Object.entries(commonMembers.slots).map(([name, description]) => ({ name, description })),
  };
}

const wordsOf = (prop: Prop): readonly string[] => (prop.kind === 'choice' ? prop.of : []);

/** HTML custom data for VS Code, format 1.1. */
export function vsCodeData(contracts: Contracts) {
  return {
    version: 1.1,
    tags: list(contracts).map(([, contract]) => ({
      name: contract.tag,
      description: contract.summary,
      attributes: [
        ...Object.entries<Prop>(contract.props)
          .filter(([, prop]) => prop.kind !== 'data')
          .map(([key, prop]) => ({
            name: kebab(key),
            description: prop.doc,
            ...(prop.kind === 'flag' && { valueSet: 'v' }),
            ...(prop.kind === 'choice' && { values: wordsOf(prop).map((name) => ({ name })) }),
          })),
        ...commonMembers.attributes.map(({ name, doc, of }) => ({
          name,
          description: doc,
          values: of.map((word) => ({ name: word })),
        })),
      ],
    })),
  };
}

/** web-types for JetBrains editors. */
export function webTypes(contracts: Contracts, version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'netpane',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: list(contracts).map(([, contract]) => ({
          name: contract.tag,
          description: contract.summary,
          ...mark(contract),
          attributes: Object.entries<Prop>(contract.props)
            .filter(([, prop]) => prop.kind !== 'data')
            .map(([key, prop]) => ({
              name: kebab(key),
              description: prop.doc,
              ...mark(prop),
              value: { type: typeOf(prop), required: prop.kind !== 'flag' },
            })),
          js: {
            properties: Object.entries<Prop>(contract.props).map(([name, prop]) => ({
              name,
              description: prop.doc,
              ...mark(prop),
              value: { type: typeOf(prop) },
            })),
            events: eventsOf(contract).map(({ name, doc, deprecated }) => ({
              ...{ name, description: doc },
              ...mark({ deprecated }),
            })),
          },
        })),
      },
    },
  };
}

/** Attributes, properties, events and parts of one widget as Markdown tables. */
export function docsTable(contract: Contract): string {
  const props = Object.entries<Prop>(contract.props);
  const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `## \`<${contract.tag}>\``,
    '',
    marked(`${contract.summary}。`, contract),
    '',
    `权限：${contract.scopes.map((scope) => `\`${scope}\``).join('、')}${actsOf(contract)}；状态：${contract.status}`,
    '',
    row('属性', '特性', '类型', '默认', '说明'),
    row('---', '---', '---', '---', '---'),
    ...props.map(([key, prop]) =>
      row(
        `\`${key}\``,
        prop.kind === 'data' ? '—' : `\`${kebab(key)}\``,
        `\`${typeOf(prop)}\``,
        prop.needed ? '必填' : literal(prop) === undefined ? '—' : `\`${literal(prop)}\``,
        marked(prop.doc, prop),
      ),
    ),
    '',
    row('事件', 'detail', '说明'),
    row('---', '---', '---'),
    ...eventsOf(contract).map((told) => row(`\`${told.name}\``, `\`${told.type}\``, marked(told.doc, told))),
    '',
    ...(Object.keys(partsOf(contract)).length > 0
      ? [
          row('部件 `::part()`', '说明'),
          row('---', '---'),
          ...Object.entries(partsOf(contract)).map(([name, doc]) => row(`\`${name}\``, doc)),
          '',
        ]
      : []),
  ].join('\n');
}

/** Controls of a story, one for each prop that can be set by hand. */
export function storyControls(contract: Contract) {
  return Object.fromEntries(
    Object.entries<Prop>(contract.props)
      .filter(([, prop]) => prop.kind !== 'data')
      .map(([key, prop]) => [
        key,
        {
          description: prop.doc,
          defaultValue: defaultOf(prop),
          control: { type: controlOf(prop) },
          ...(prop.kind === 'choice' && { options: [...prop.of] }),
        },
      ]),
  );
}

const controlOf = (prop: Prop): 'boolean' | 'number' | 'select' | 'text' => {
  if (prop.kind === 'flag') return 'boolean';
  if (prop.kind === 'number') return 'number';
  return prop.kind === 'choice' ? 'select' : 'text';
};
