import { token } from './token';

/** A declaration of a style sheet, as styled-components' compiler hands it to those who want to change it. */
interface Declaration {
  type: string;
  props: string | string[];
  children: unknown;
  return: string;
  /** All of its rule, itself among them. */
  siblings?: readonly Declaration[];
}

/** Letters of the product have 13 px on lines of 20 where nothing is told; distances are multiples of a quarter of 4. */
const text = 13;
const line = 20;
const unit = 4;

const weights: Readonly<Record<string, string>> = {
  '400': token('font-weight'),
  '500': token('font-weight-medium'),
  '600': token('font-weight-bold'),
};

/** A length that follows another one: so many of `of`, of which `whole` pixels are one. */
const follow = (value: string, of: string, whole: number): string =>
  value.replace(pixels, (all, count: string) =>
    Math.abs(Number(count)) > hair ? `calc(${of}*${count}/${whole})` : all,
  );

const pixels = /(?<![\w.#-])(-?\d{1,5}(?:\.\d{1,4})?)px/g;
/** Lines and rings stay as thin as they are. */
const hair = 2;

const distance = /^(padding|margin|gap|row-gap|column-gap)/;

/** What a page makes of a length or weight that was written for the product's own type and distances; undefined: as it is. */
export function scaled(name: string, value: string): string | undefined {
  if (name === 'font-size') return follow(value, token('font-size'), text);
  if (name === 'line-height') return follow(value, token('line-height'), line);
  if (name === 'font-weight') return weights[value];
  return distance.test(name) ? follow(value, token('space'), unit) : undefined;
}

/** For styled-components: type and distances are written in pixels, and follow the page's own. */
export function typeScale(declaration: Declaration): void {
  const { type, props, children } = declaration;
  if (type !== 'decl' || typeof props !== 'string') return;
  const value = scaled(isOfOneLine(declaration) ? 'line-height' : props, String(children));
  if (value !== undefined) declaration.return = `${props}:${value};`;
}

// It is part of every class's name, and a bundle shortens it: a server and a browser have to agree.
Object.defineProperty(typeScale, 'name', { value: 'typeScale' });

/** As high as the line in it: a tag, a badge. */
const isOfOneLine = ({ props, children, siblings = [] }: Declaration): boolean =>
  props === 'height' && siblings.some((other) => other.props === 'line-height' && other.children === children);
