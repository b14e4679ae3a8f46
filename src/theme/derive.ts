import { contrast, distance, mix } from './colour';
import { dark, light, type TokenName } from './tokens';

/** What a page decides of its colours; the rest follows. Colours are `#rrggbb`. */
export interface ThemeColours {
  /** Colour of the house: main buttons, links, what is chosen. */
  accent?: string | undefined;
  /** Ground of panels and tables. */
  ground?: string | undefined;
  /** Letters. */
  text?: string | undefined;
}

/** A whole theme from few decisions. What is left out stays as the product has it. */
export interface ThemeSettings extends ThemeColours {
  /** The same for the dark theme. */
  dark?: ThemeColours | undefined;
  /** Pixels of a panel's corner; those of smaller things follow. */
  radius?: number | undefined;
  /** Pixels that rows and controls are higher, or with a minus lower. */
  density?: number | undefined;
  /** Names of fonts, as `font-family` takes them. */
  font?: string | undefined;
  headingFont?: string | undefined;
  /** Pixels of the letters in tables and text; 13 in the product. Headings and hints follow, and the height of lines. */
  fontSize?: number | undefined;
  /** Pixels of a distance's unit; 4 in the product. */
  space?: number | undefined;
  /** Pixels of a button's height; 32 in the product. */
  controlHeight?: number | undefined;
}

type Values = Partial<Record<TokenName, string>>;

/** The variables of a theme by their names, for light or dark. */
export const derive = (settings: ThemeSettings, black: boolean): Values => ({
  ...shapesOf(settings),
  ...coloursOf(decided(settings, black), black),
});

/** Whether a theme's ground is dark, as its forms and scroll bars then are. */
export function isNight(settings: ThemeSettings, black: boolean): boolean {
  const { ground } = decided(settings, black);
  return ground === undefined ? black : isDark(ground);
}

/** What a theme decides of its colours, without what is none. The house's colour holds in the dark too. */
function decided(settings: ThemeSettings, black: boolean): ThemeColours {
  const { accent, ground, text } = black ? { accent: settings.accent, ...settings.dark } : settings;
  return { accent: colour(accent), ground: colour(ground), text: colour(text) };
}

const colour = (value: string | undefined): string | undefined =>
  /^#[\da-f]{6}$/i.test(value ?? '') ? value : undefined;

const isDark = (ground: string): boolean => contrast(ground, '#ffffff') > contrast(ground, '#000000');

/** What text needs to its ground, and what a shape does (WCAG 2 AA). A little more, for rounding. */
const legible = 4.52;
const visible = 3.02;

function shapesOf({ radius, density, font, headingFont, fontSize, space, controlHeight }: ThemeSettings): Values {
  const pixels = (value: number | undefined) => (value === undefined ? undefined : `${value}px`);
  const all: Values = {
    radius: pixels(radius),
    density: pixels(density),
    'font-sans': named(font),
    'font-heading': named(headingFont),
    'font-size': pixels(fontSize),
    space: pixels(space),
    'control-height': pixels(controlHeight),
  } as Values;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Names of fonts, and nothing that would end the declaration. */
const named = (font: string | undefined): string | undefined => font?.replace(/[;{}\\]/g, '') || undefined;

/** Nothing was decided: nothing follows. */
function coloursOf(given: ThemeColours, black: boolean): Values {
  if (!given.accent && !given.ground && !given.text) return {};
  const own: Record<string, string> = { ...light, ...(black && dark) };
  const base = given.ground ?? own['surface-base']!;
  // The product's own shades of what is good and bad are those for such a ground.
  const night = isDark(base);
  const known: Record<string, string> = { ...light, ...(night && dark) };
  const grounds = groundsOf(base, given.text ?? known['text-1']!, night);
  const text = apart(given.text ?? known['text-1']!, night ? '#ffffff' : '#000000', Object.values(grounds), legible);
  const accent = apart(given.accent ?? known.accent!, text, [base, grounds['surface-canvas']], visible);
  const accentSoft = mix(accent, base, 0.1);
  const shades = [...Object.values(grounds), accentSoft];
  const accentText = apart(accent, text, shades, legible);
  const quiet = (share: number) => apart(mix(text, base, share), text, Object.values(grounds), legible);
  const kinds = Object.assign({}, ...kindsOfState.map((kind) => stateOf(kind, known, base, text, shades))) as Values;
  const buttons = buttonsOf(accent, known);
  return {
    ...grounds,
    'surface-selected': accentSoft,
    'surface-inverse': text,
    'surface-overlay': known['surface-overlay'],
    'text-1': text,
    'text-2': quiet(0.8),
    'text-3': quiet(0.68),
    'text-disabled': mix(text, base, 0.42),
    'text-inverse': apart(base, night ? '#000000' : '#ffffff', [text], legible),
    border: mix(text, base, 0.14),
    'border-subtle': mix(text, base, 0.08),
    'border-strong': mix(text, base, 0.25),
    'border-control': apart(mix(text, base, 0.5), text, [base], visible),
    accent,
    ...buttons,
    'accent-text': accentText,
    'accent-soft': accentSoft,
    'accent-line': mix(accent, base, 0.4),
    focus: accentText,
    'focus-ring': known['focus-ring'],
    ...kinds,
    ...chartsOf(accent, known, base, text),
    ...portsOf(kinds, text, base),
    'shadow-1': known['shadow-1'],
    'shadow-2': known['shadow-2'],
    'shadow-3': known['shadow-3'],
  } as Values;
}

/** Everything that text stands on. */
function groundsOf(base: string, text: string, night: boolean) {
  return {
    'surface-base': base,
    'surface-canvas': night ? mix('#000000', base, 0.4) : mix(text, base, 0.035),
    'surface-sunken': night ? mix('#000000', base, 0.25) : mix(text, base, 0.05),
    'surface-raised': night ? mix(text, base, 0.04) : base,
    'surface-hover': mix(text, base, 0.04),
    'surface-pressed': mix(text, base, 0.08),
  };
}

/** A colour, mixed with `far` as little as it takes to stand apart from all of `grounds`. */
function apart(colour: string, far: string, grounds: readonly string[], least: number): string {
  const reads = (one: string) => grounds.every((ground) => contrast(one, ground) >= least);
  for (let share = 0; share < 1; share += 0.05) {
    const one = mix(far, colour, share);
    if (reads(one)) return one;
  }
  return reads(far) ? far : ['#000000', '#ffffff'].sort((a, b) => worst(b, grounds) - worst(a, grounds))[0]!;
}

const worst = (one: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(one, ground)));

/** Buttons that are filled: their letters are read in every state. */
function buttonsOf(accent: string, known: Record<string, string>) {
  const ink = ['#ffffff', '#101010', '#000000'].find((one) => contrast(one, accent) >= legible) ?? '#000000';
  // Away from its letters, so that these are read the better.
  const away = ink === '#ffffff' ? '#000000' : '#ffffff';
  const danger = apart(known['danger-fill']!, away, [ink], legible);
  return {
    'text-on-accent': ink,
    'accent-hover': mix(away, accent, 0.12),
    'accent-pressed': mix(away, accent, 0.24),
    'danger-fill': danger,
    'danger-fill-hover': mix(away, danger, 0.1),
  };
}

const kindsOfState = ['success', 'warning', 'danger', 'info', 'offline', 'promo'] as const;
const alarms = ['fatal', 'middle', 'general'] as const;

/** The four shades of one state, on this ground. */
function stateOf(
  kind: (typeof kindsOfState)[number],
  known: Record<string, string>,
  base: string,
  text: string,
  shades: readonly string[],
) {
  const [, , canvas] = shades;
  const solid = apart(known[`${kind}-solid`]!, text, [base, canvas ?? base], visible);
  const soft = mix(solid, base, 0.1);
  return {
    [`${kind}-solid`]: solid,
    [`${kind}-soft`]: soft,
    [`${kind}-line`]: mix(solid, base, 0.32),
    [`${kind}-text`]: apart(known[`${kind}-text`]!, text, [...shades, soft], legible),
  };
}

/** Series on this ground, the first of them in the house's colour; heat from the ground to that colour. */
function chartsOf(accent: string, known: Record<string, string>, base: string, text: string) {
  const series = Array.from({ length: 8 }, (_, i) => apart(known[`chart-${i + 1}`]!, text, [base], visible));
  // The one that looks most like it makes room for it, and takes the first one's place.
  const like = series.reduce((best, one, i) => (distance(one, accent) < distance(series[best]!, accent) ? i : best), 0);
  series[like] = series[0]!;
  series[0] = accent;
  const heat = apart(accent, text, [base], 7);
  return {
    ...Object.fromEntries(series.map((colour, i) => [`chart-${i + 1}`, colour])),
    'chart-other': apart(known['chart-other']!, text, [base], visible),
    'chart-grid': mix(text, base, 0.09),
    'chart-axis': mix(text, base, 0.25),
    'chart-label': apart(mix(text, base, 0.68), text, [base], legible),
    ...Object.fromEntries(heatShares.map((share, i) => [`seq-${i}`, mix(heat, base, share)])),
  };
}

const heatShares = [0.06, 0.2, 0.4, 0.6, 0.8, 1];

/** Alarms by their weight, ports and the case of a device: the same states, by other names. */
function portsOf(kinds: Values, text: string, base: string) {
  const of = kinds as Record<string, string>;
  const meant = { fatal: 'danger', middle: 'warning', general: 'offline' } as const;
  return {
    ...Object.fromEntries(
      alarms.flatMap((level) => [
        [`alarm-${level}`, of[`${meant[level]}-solid`]],
        [`alarm-${level}-text`, of[`${meant[level]}-text`]],
        [`alarm-${level}-soft`, of[`${meant[level]}-soft`]],
      ]),
    ),
    'port-up': of['success-solid'],
    'port-up-soft': of['success-soft'],
    'port-down': of['offline-solid'],
    'port-down-soft': of['offline-soft'],
    'port-warn': of['warning-solid'],
    'port-off': of['danger-solid'],
    'port-fast': of['info-solid'],
    'port-fast-soft': of['info-soft'],
    chassis: mix(text, base, 0.1),
    'chassis-edge': mix(text, base, 0.2),
  };
}
