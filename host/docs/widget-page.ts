import { embedScopes } from '../../src/api/contract/embed';
import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { commonMembers, typeOf } from '../../src/element/manifest';
import { eventName, kebab } from '../../src/element/names';
import { defaultOf } from '../../src/element/values';
import { code, escape, heading, prose, table, tabs, type Page } from './html';
import { snippets } from './snippets';

const mono = (text: string) => `<code>${escape(text)}</code>`;
const dash = '—';

/** Everything about one widget, from its contract. */
export function widgetPage(name: string, contract: Contract): Page {
  const props = Object.entries<Prop>(contract.props);
  const events = Object.entries<EventSpec>(contract.events);
  const parts = Object.entries({ ...contract.parts, ...commonMembers.parts });
  const title = contract.summary.split(/[：:，。]/)[0] ?? contract.name;
  return {
    path: `widgets/${name}.html`,
    title,
    tag: contract.tag,
    summary: `${contract.summary}。`,
    scripts: ['stories'],
    body: [
      `<p class="facts"><code>&lt;${contract.tag}&gt;</code><code>netpane/elements/${name}</code><code>netpane/react/${name}</code><span class="status">${contract.status}</span></p>`,
      heading('story', '试一试'),
      `<div class="story" data-story="${name}"><p class="loading" role="status">正在加载</p></div>`,
      ...(consoleOnly(contract)
        ? []
        : [
            heading('code', '代码'),
            tabs(
              'code',
              snippets(name, contract).map(([label, language, text]) => [label, code(text, language)] as const),
            ),
          ]),
      heading('scopes', '权限'),
      scopesOf(contract),
      heading('props', '属性'),
      table(
        ['属性', '特性', '类型', '默认', '说明'],
        [
          ...props.map(([key, prop]) => [
            mono(key),
            prop.kind === 'data' ? dash : mono(kebab(key)),
            mono(typeOf(prop)),
            defaultOf(prop) === undefined || prop.kind === 'flag' ? dash : mono(String(defaultOf(prop))),
            prose(prop.doc),
          ]),
          ...commonMembers.attributes.map(({ name: key, doc, of }) => [
            key === 'density' ? dash : mono(key),
            mono(key),
            mono(of.map((word) => `'${word}'`).join(' | ')),
            dash,
            prose(doc),
          ]),
          ...commonMembers.properties.map(({ name: key, type, doc }) => [
            mono(key),
            dash,
            mono(type),
            dash,
            prose(doc),
          ]),
        ],
      ),
      heading('events', '事件'),
      `<p>都会冒泡并穿过影子根；React 中 ${mono('np-navigate')} 写作 ${mono('onNavigate(detail)')}，返回 ${mono('false')} 等于取消。</p>`,
      table(
        ['事件', 'detail', '可取消', '说明'],
        [
          ...events.map(([key, { type, doc, cancelable }]) => [
            mono(eventName(key)),
            mono(type),
            cancelable ? '是' : dash,
            prose(doc),
          ]),
          ...commonMembers.events.map((event) => [
            mono(event.name),
            mono(event.type),
            event.name === 'np-navigate' ? '是' : dash,
            prose(event.doc),
          ]),
        ],
      ),
      heading('parts', '部件'),
      table(
        ['::part()', '说明'],
        parts.map(([part, doc]) => [mono(part), prose(doc)]),
      ),
      `<p>颜色、圆角与字体用设计变量改，见 <a href="../theming.html">主题</a> 与 <a href="../theme-builder.html">主题编辑器</a>；自己的列、操作与插槽见 <a href="../extend.html">扩展</a>。</p>`,
    ].join('\n'),
  };
}

const grantable: readonly string[] = embedScopes;
const isGrantable = (scope: string): boolean => grantable.includes(scope);

/** No embed token may do what it is for. */
const consoleOnly = ({ scopes }: Contract): boolean =>
  scopes.some((scope) => !isGrantable(scope) && scope !== 'public');

function scopesOf(contract: Contract): string {
  if (consoleOnly(contract)) {
    return '<p>只用于登录后的控制台：它读取或修改账号本人的资料，嵌入令牌没有这样的权限，所以这里没有嵌入代码。</p>';
  }
  const needed = contract.scopes.filter(isGrantable);
  const { acts = [] } = contract;
  const further = acts.length > 0 && `<p>要在其中修改，再申请 ${acts.map(mono).join('、')}；没有时只能查看。</p>`;
  const asked =
    needed.length === 0
      ? '<p>显示不需要令牌。</p>'
      : `<p>换令牌时申请 ${needed.map(mono).join('、')}，并在“嵌入合作方”里为网站勾选。</p>`;
  return further ? `${asked}${further}` : asked;
}
