import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ClientContext, createClient, type Client } from '../api';
import { gather } from '../api/gathered';
import { ExtensionContext } from '../session/extension';
import { PlaceContext } from '../session/place';
import type { Language } from '../text/words';
import { inZone } from '../text/zone';
import type { Theme } from '../theme';
import { UiRoot } from '../ui/root';
import type { Contract } from './contract';
import { embedPlace } from './embed-place';
import { kebab, widgetOf } from './names';
import { servedMark } from './served';
import { baseCss, rootMark } from './sheets';
import { Speaking } from './speaking';
import { Styles } from './styles';
import { defaultOf, fromProperty } from './values';

/** What a widget is drawn with on a server. */
interface Drawing {
  contract: Contract;
  Widget: ComponentType<Record<string, unknown>>;
  props: Readonly<Record<string, unknown>>;
  attributes: Readonly<Record<string, string>>;
  lang: Language;
  theme: Theme | undefined;
  zone: string | undefined;
  consoleUrl: string | undefined;
  client: Client;
  /** Waits for code that is on its way; false when none was. */
  arrived: () => Promise<boolean>;
}

/** An element with what a server drew in it. */
interface Drawn {
  html: string;
  style: string;
}

/** How often it is drawn at most: what came may ask for more. */
const rounds = 5;

/** Draws a widget and everything that it reads into the HTML of its element. */
export async function draw(drawing: Drawing): Promise<Drawn> {
  const gathered = gather();
  for (let round = 1; ; round++) {
    const drawn = drawOnce(drawing, gathered.around);
    if (round < rounds && (await Promise.all([gathered.read(), drawing.arrived()])).includes(true)) continue;
    const handed = JSON.stringify(gathered.handed()).replaceAll('<', '\\u003c');
    const block = `<script type="application/json">${handed}</script>`;
    const root = `<style>${drawn.css}</style>${drawn.markup}${block}`;
    return {
      html: tagOf(drawing, `<template shadowrootmode="open">${root}</template>`),
      style: `'sha256-${await sha256(drawn.css)}'`,
    };
  }
}

const sha256 = async (text: string) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))));

/** The element with its attributes around what stands in it. */
export function tagOf({ contract, attributes }: Pick<Drawing, 'contract' | 'attributes'>, inside = ''): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${contract.tag}${all.join('')}>${inside}</${contract.tag}>`;
}

/** Attributes of the props that have one; others are drawn with and come by property in the browser. */
export const attributesFor = (
  contract: Contract,
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) => {
      const prop = contract.props[key];
      const meant = prop && prop.kind !== 'data' ? fromProperty(prop, value) : undefined;
      if (meant === undefined || meant === false) return [];
      return [[kebab(key), meant === true ? '' : String(meant)]];
    }),
  );

function drawOnce(drawing: Drawing, around: (children: ReactNode) => ReactNode): { markup: string; css: string } {
  const { contract, Widget, props, lang, zone, client, consoleUrl } = drawing;
  const own = Object.fromEntries(
    Object.entries(contract.props).map(([key, prop]) => [key, fromProperty(prop, props[key]) ?? defaultOf(prop)]),
  );
  const place = embedPlace({
    connection: { baseUrl: client.baseUrl, ...(consoleUrl !== undefined && { consoleUrl }) },
    state: {},
    onState: () => undefined,
    onNavigate: () => false,
  });
  const sheet = new ServerStyleSheet();
  try {
    const html = inZone(zone, () =>
      renderToStaticMarkup(
        sheet.collectStyles(
          <Styles>
            <ClientContext value={client}>
              <PlaceContext value={place}>
                <div {...{ [rootMark]: '', [servedMark]: '' }} part="root" lang={lang}>
                  <slot name="header" />
                  <Speaking lang={lang} widget={widgetOf(contract.tag)}>
                    <UiRoot>
                      <ExtensionContext value={{ slots: true }}>{around(<Widget {...own} />)}</ExtensionContext>
                    </UiRoot>
                  </Speaking>
                  <slot name="footer" />
                </div>
              </PlaceContext>
            </ClientContext>
          </Styles>,
        ),
      ),
    );
    const { markup, css } = withoutStyleAttributes(html);
    return { markup, css: [themed(drawing.theme), unseen, rulesOf(sheet), css].join('\n') };
  } finally {
    sheet.seal();
  }
}

/** The variables of the theme that it is drawn in: a server knows no custom state. */
function themed(theme: Theme | undefined): string {
  if (theme === 'BLACK') return baseCss(':host');
  return theme === 'auto' ? `${baseCss()}\n@media (prefers-color-scheme:dark){${baseCss(':host')}}` : baseCss();
}

/** The widget itself is drawn beside it, in the same place and unseen, until it has everything. */
const unseen = `:host{position:relative}[${servedMark}]~[${rootMark}]{position:absolute;inset:0;overflow:hidden;visibility:hidden}`;

/** What the components wrote, without the package's own marks. */
const rulesOf = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** A policy without 'unsafe-inline' refuses style attributes: they become rules of the sheet, as strong as they were. */
function withoutStyleAttributes(html: string): { markup: string; css: string } {
  const names = new Map<string, number>();
  const markup = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescape(escaped);
    if (/[<{}]/.test(style)) return '';
    if (!names.has(style)) names.set(style, names.size);
    return ` data-np-style="${names.get(style)}"`;
  });
  const rules = [...names].map(([style, name]) => `:is([data-np-style="${name}"],#np){${style}}`);
  return { markup, css: rules.join('\n') };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const unescape = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
const escape = (text: string) => text.replace(/[&"<]/g, (sign) => ({ '&': '&amp;', '"': '&quot;' })[sign] ?? '&lt;');

/** A client for one page that is being made: with the token, from the page's origin, for as long as it may take. */
export const drawingClient = (given: {
  baseUrl: string;
  token: string;
  origin: string;
  timeout: number;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}): Client =>
  createClient({
    baseUrl: given.baseUrl,
    personal: false,
    timeout: given.timeout,
    token: (renew) => (renew ? undefined : given.token),
    fetch: (request) => {
      // A token holds for calls that name the page's origin, as its browser will.
      request.headers.set('origin', given.origin);
      return (given.fetch ?? globalThis.fetch)(request);
    },
  });
