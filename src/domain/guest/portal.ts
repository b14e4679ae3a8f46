import { maxLength, noQuotes, required, url, type RuleFailure } from '../../rules';
import { isGuestMethod, type GuestMethod } from './methods';

/** Drawings that a portal page may have instead of a picture of its own. */
export const portalArts = ['hills', 'waves', 'city', 'leaves', 'plain'] as const;
export type PortalArt = (typeof portalArts)[number];

/** Where a guest is led afterwards: the page that was asked for, an address, or a page that says it worked. */
export const portalEnds = ['origin', 'url', 'done'] as const;
export type PortalEnd = (typeof portalEnds)[number];

/** What a portal page shows and asks. */
export interface PortalContent {
  title: string;
  subtitle: string;
  /** Id of an uploaded picture; empty for none. */
  logo: string;
  /** Id of an uploaded picture; empty: the drawing `art`. */
  background: string;
  art: PortalArt;
  /** Colour of buttons and links, `#RRGGBB`. */
  accent: string;
  /** Colour of the page, `#RRGGBB`. */
  paper: string;
  /** Ways to sign in, the main one first. */
  methods: GuestMethod[];
  /** Agreement, plain text; empty lines part paragraphs. */
  terms: string;
  must_agree: boolean;
  end: PortalEnd;
  end_url: string;
  /** Offers the page in English as well. */
  english: boolean;
}

/** Most characters of each text. */
export const portalLimits = { name: 32, title: 14, subtitle: 24, terms: 4000, url: 500 } as const;

/** Least contrast of the accent against white letters (guide, section 5). */
const leastContrast = 4.5;

/** Names of the fields, for sentences. */
export const portalLabels: Readonly<Partial<Record<keyof PortalContent | 'name', string>>> = {
  name: '模板名称',
  title: '标题',
  subtitle: '副标题',
  accent: '主色',
  paper: '底色',
  methods: '认证方式',
  terms: '上网服务协议',
  end_url: '网址',
};

/** What is wrong with a portal page, by field; nothing where all is well. Pictures are looked at by the server. */
export function checkPortal(content: PortalContent): Partial<Record<keyof PortalContent, RuleFailure>> {
  const found: Partial<Record<keyof PortalContent, RuleFailure>> = {};
  const put = (field: keyof PortalContent, failure: RuleFailure | undefined) => {
    if (failure && !found[field]) found[field] = failure;
  };
  put('title', required(content.title) ?? maxLength(portalLimits.title)(content.title));
  put('subtitle', maxLength(portalLimits.subtitle)(content.subtitle));
  put('accent', isColour(content.accent) ? undefined : { rule: 'choice', text: content.accent });
  if (isColour(content.accent) && contrastWithWhite(content.accent) < leastContrast)
    put('accent', { rule: 'contrast' });
  put('paper', isColour(content.paper) ? undefined : { rule: 'choice', text: content.paper });
  put('methods', content.methods.length > 0 ? undefined : { rule: 'minItems', min: 1 });
  const twice = content.methods.find((method, i) => !isGuestMethod(method) || content.methods.indexOf(method) !== i);
  if (twice) put('methods', { rule: 'repeat', text: twice });
  put('terms', content.must_agree ? required(content.terms) : undefined);
  put('terms', maxLength(portalLimits.terms)(content.terms));
  if (content.end === 'url')
    put('end_url', required(content.end_url) ?? url(content.end_url) ?? maxLength(portalLimits.url)(content.end_url));
  return found;
}

/** What is wrong with the name of a template. */
export const checkPortalName = (name: string): RuleFailure | undefined =>
  required(name) ?? maxLength(portalLimits.name)(name) ?? noQuotes(name);

/** A colour as `#RRGGBB`. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Contrast of white letters on a colour, 1 to 21 (WCAG 2). */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
