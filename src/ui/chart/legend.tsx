import { styled } from 'styled-components';
import { token } from '../../theme';
import { ink, strokeAt, type Stroke, type Tone } from './tones';

/** One entry of a legend. */
export interface LegendItem {
  label: string;
  /** Any CSS colour, from `ink` or `heat`. */
  color: string;
  /** A short line instead of a square. */
  line?: Stroke | undefined;
}

/** What the colours of a chart mean. */
export const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <List>
    {items.map(({ label, color, line }) => (
      <li key={label}>
        {line ? (
          <Sample style={{ borderColor: color, borderTopStyle: line }} />
        ) : (
          <Swatch style={{ background: color }} />
        )}
        {label}
      </li>
    ))}
  </List>
);

/** What the lines of a chart mean, drawn as they are there. */
export const LineLegend = ({ series }: { series: readonly { label: string; tone: Tone }[] }) => (
  <Legend items={series.map(({ label, tone }, i) => ({ label, color: ink(tone), line: strokeAt(i) }))} />
);

/** A square in the colour of a part. */
export const Swatch = styled.i`
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 2px;
  forced-color-adjust: none;
`;

const Sample = styled.i`
  flex: none;
  width: 16px;
  border-top: 2px solid;
  forced-color-adjust: none;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
