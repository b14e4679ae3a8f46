import { dark, light, type TokenName } from '../../../src/theme';
import { contrast, mix } from './contrast';

/** What a partner decides; everything else follows from it. */
export interface Choice {
  accent: string;
  surface: string;
  canvas: string;
  text: string;
  border: string;
  /** Pixels. */
  radius: number;
  /** Pixels that rows and controls are higher. */
  density: number;
}

/** The product's own colours as a starting point. */
export const startOf = (black: boolean): Choice => {
  const values: Record<string, string> = { ...light, ...(black && dark) };
  return {
    accent: values.accent as string,
    surface: values['surface-base'] as string,
    canvas: values['surface-canvas'] as string,
    text: values['text-1'] as string,
    border: values.border as string,
    radius: 6,
    density: 0,
  };
};

/** The variables that a choice means. Shades are mixed from it, so that a few colours are enough. */
export function variablesOf({
  accent,
  surface,
  canvas,
  text,
  border,
  radius,
  density,
}: Choice): Partial<Record<TokenName, string>> {
  const onAccent = contrast(accent, '#ffffff') >= contrast(accent, '#101010') ? '#ffffff' : '#101010';
  return {
    accent,
    'accent-hover': mix(accent, text, 0.86),
    'accent-pressed': mix(accent, text, 0.72),
    'accent-text': readable(accent, surface, text),
    'accent-soft': mix(accent, surface, 0.1),
    'accent-line': mix(accent, surface, 0.4),
    'text-on-accent': onAccent,
    focus: readable(accent, surface, text),
    'surface-canvas': canvas,
    'surface-base': surface,
    'surface-raised': surface,
    'surface-sunken': mix(text, surface, 0.05),
    'surface-hover': mix(text, surface, 0.04),
    'surface-pressed': mix(text, surface, 0.09),
    'surface-selected': mix(accent, surface, 0.1),
    'text-1': text,
    'text-2': mix(text, surface, 0.82),
    'text-3': mix(text, surface, 0.7),
    border,
    'border-subtle': mix(border, surface, 0.6),
    'border-strong': mix(text, border, 0.2),
    'radius-2': `${Math.max(0, radius - 2)}px`,
    'radius-3': `${radius}px`,
    'radius-4': `${radius + 2}px`,
    density: `${density}px`,
  };
}

/** The accent as a colour of text: towards the text's own until it can be read. */
function readable(accent: string, surface: string, text: string): string {
  for (let share = 1; share > 0; share -= 0.1) {
    const colour = mix(accent, text, share);
    if (contrast(colour, surface) >= 4.5) return colour;
  }
  return text;
}

/** A pair that has to be told apart. */
export interface Check {
  label: string;
  ratio: number;
  /** 4.5 for text, 3 for shapes. */
  least: number;
}

/** What people have to read, and how well they can. */
export function checksOf(choice: Choice): Check[] {
  const of = variablesOf(choice) as Record<string, string>;
  const pair = (label: string, one: string, other: string, least = 4.5): Check => ({
    label,
    ratio: contrast(of[one] as string, of[other] as string),
    least,
  });
  return [
    pair('正文', 'text-1', 'surface-base'),
    pair('次要文字', 'text-2', 'surface-base'),
    pair('说明文字', 'text-3', 'surface-base'),
    pair('链接', 'accent-text', 'surface-base'),
    pair('选中行的链接', 'accent-text', 'surface-selected'),
    pair('主按钮文字', 'text-on-accent', 'accent'),
    pair('主按钮与底色', 'accent', 'surface-base', 3),
    pair('焦点框', 'focus', 'surface-base', 3),
  ];
}

/** The style sheet of a choice for each theme: what a partner copies. */
export function cssOf(choices: { light: Choice; dark: Choice }): string {
  const block = (selector: string, choice: Choice) =>
    `${selector} {\n${Object.entries(variablesOf(choice))
      .map(([name, value]) => `  --np-${name}: ${value};`)
      .join('\n')}\n}`;
  const auto = block(`  [data-np-theme='auto']`, choices.dark).replaceAll('\n', '\n  ');
  return `${block(':root', choices.light)}\n\n${block(`[data-np-theme='BLACK']`, choices.dark)}\n\n@media (prefers-color-scheme: dark) {\n${auto}\n}\n`;
}
