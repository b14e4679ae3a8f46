import { embedScopes } from '../../src/api/contract/embed';
import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { commonMembers, marked, partsOf, typeOf } from '../../src/element/manifest';
import { eventName, kebab } from '../../src/element/names';
import { defaultOf } from '../../src/element/values';
import { code, escape, heading, prose, table, tabs, type Page } from './html';
import { translated, type Sentences } from '../../src/element/translated';
import { snippets } from './snippets';
import { siteWords, type Lang, type SiteWords } from './words';

const mono = (text: string) => `<code>${escape(text)}</code>`;
const dash = '—';

/** Everything about one widget, from its contract. */
export function widgetPage(
  name: string,
  chinese: Contract,
  lang: Lang,
  { english, pictured }: { english: Sentences; pictured: (widget: string) => boolean },
): Page {
  const words = siteWords[lang];
  const contract = lang === 'en' ? translated(chinese, english) : chinese;
  const common = lang === 'en' ? translated(commonMembers, english) : commonMembers;
  const props = Object.entries<Prop>(contract.props);
  const events = Object.entries<EventSpec>(contract.events);
  const parts = Object.entries({ ...translated(partsOf(chinese), lang === 'en' ? english : {}), ...common.parts });
  const title = contract.summary.split(/[：:，。,;]/)[0] ?? contract.name;
  return {
    path: `widgets/${name}.html`,
    title,
    tag: contract.tag,
    summary: `${contract.summary}${words.stop}`,
    scripts: ['stories'],
    body: [
      `<p class="facts"><code>&lt;${contract.tag}&gt;</code><code>netpane/elements/${name}</code><code>netpane/react/${name}</code><span class="status">${contract.status}</span></p>`,
      ...(contract.deprecated ? [`<p class="gone">${prose(words.deprecated(contract.deprecated))}</p>`] : []),
      heading('story', words.tryIt),
      `<div class="story" data-story="${name}"><p class="loading" role="status">${words.loading}</p></div>`,
      ...(pictured(name) ? [heading('pictures', words.pictures), pictures(name, lang, words)] : []),
      ...(consoleOnly(contract)
        ? []
        : [
            heading('code', words.code),
            tabs(
              'code',
              snippets(name, contract).map(([label, language, text]) => [label, code(text, language)] as const),
            ),
          ]),
      heading('scopes', words.scopes),
      scopesOf(contract, words),
      heading('props', words.props),
      table(words.propsHead, [
        ...props.map(([key, prop]) => [
          mono(key),
          prop.kind === 'data' ? dash : mono(kebab(key)),
          mono(typeOf(prop)),
          prop.needed
            ? words.needed
            : defaultOf(prop) === undefined || prop.kind === 'flag'
              ? dash
              : mono(String(defaultOf(prop))),
          prose(marked(prop.doc, prop)),
        ]),
        ...common.attributes.map(({ name: key, doc, of }) => [
          key === 'density' ? dash : mono(key),
          mono(key),
          mono(of.map((word) => `'${word}'`).join(' | ')),
          dash,
          prose(doc),
        ]),
        ...common.properties.map(({ name: key, type, doc }) => [mono(key), dash, mono(type), dash, prose(doc)]),
      ]),
      heading('events', words.events),
      `<p>${prose(words.eventsNote)}</p>`,
      table(words.eventsHead, [
        ...events.map(([key, told]) => [
          mono(eventName(key)),
          mono(told.type),
          told.cancelable ? words.yes : dash,
          prose(marked(told.doc, told)),
        ]),
        ...common.events.map((event) => [
          mono(event.name),
          mono(event.type),
          event.name === 'np-navigate' ? words.yes : dash,
          prose(event.doc),
        ]),
      ]),
      heading('parts', words.parts),
      table(
        words.partsHead,
        parts.map(([part, doc]) => [mono(part), prose(doc)]),
      ),
      `<p>${words.look}</p>`,
    ].join('\n'),
  };
}

/** The widget as it looked when the site was built, in both themes and the page's language. */
function pictures(name: string, lang: Lang, words: SiteWords): string {
  const folder = lang === 'en' ? '../../pictures/en' : '../pictures';
  const shown = [
    ['light', words.light],
    ['dark', words.dark],
  ].map(
    ([theme, label]) =>
      `<figure><img src="${folder}/${name}-${theme}.webp" loading="lazy" alt="" /><figcaption>${label}</figcaption></figure>`,
  );
  return `<div class="pictures">${shown.join('')}</div>`;
}

const grantable: readonly string[] = embedScopes;
const isGrantable = (scope: string): boolean => grantable.includes(scope);

/** No embed token may do what it is for. */
const consoleOnly = ({ scopes }: Contract): boolean =>
  scopes.some((scope) => !isGrantable(scope) && scope !== 'public');

function scopesOf(contract: Contract, words: SiteWords): string {
  if (consoleOnly(contract)) {
    return `<p>${words.consoleOnly}</p>`;
  }
  const needed = contract.scopes.filter(isGrantable);
  const { acts = [] } = contract;
  const further = acts.length > 0 && `<p>${words.acts(acts.map(mono).join(words.join))}</p>`;
  const asked =
    needed.length === 0 ? `<p>${words.noToken}</p>` : `<p>${words.ask(needed.map(mono).join(words.join))}</p>`;
  return further ? `${asked}${further}` : asked;
}
