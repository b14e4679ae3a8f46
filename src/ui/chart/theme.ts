import type { LineSvgProps } from '@nivo/line';
import { token } from '../../theme';

const axis = { stroke: token('chart-axis'), strokeWidth: 1 };

/** The charts' look. The package writes these as styles, so variables hold and follow the theme without drawing again. */
export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  text: { fontFamily: 'inherit', fontSize: 11, fill: token('chart-label') },
  axis: {
    domain: { line: { stroke: 'none' } },
    ticks: { line: { stroke: 'none' }, text: { fontFamily: 'inherit', fontSize: 11, fill: token('chart-label') } },
  },
  grid: { line: { stroke: token('chart-grid'), strokeWidth: 1 } },
  crosshair: { line: { ...axis, strokeOpacity: 1, strokeDasharray: '3 3' } },
  tooltip: { container: { background: 'none', boxShadow: 'none', padding: 0 } },
};

/** Round ends of an axis that starts at 0 and has room for `most` in four steps; `base`: round in the unit it is written in. */
export function niceTop(most: number, base = Infinity): number {
  if (!(most > 0)) return 4;
  if (most >= base) return niceTop(most / base, base) * base;
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= rough) ?? 10;
  return step * power * 4;
}

/** Pixels beside the drawing that the longest name of the axis needs; Chinese letters count twice. */
export const axisRoom = (names: readonly string[], least: number): number =>
  Math.max(least, ...names.map((name) => 12 + 6.5 * [...name].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)));

/** Marks of such an axis, without the decimals that none of them needs. */
export const whole = (name: string): string => name.replace(/\.0+(?!\d)/, '');

/** The five marks of such an axis. */
export const quarters = (top: number): number[] => [0, 1, 2, 3, 4].map((quarter) => (top / 4) * quarter);
