import { styled } from 'styled-components';
import { token } from '../../theme';
import { Tooltip } from '../tooltip';
import { VisuallyHidden } from '../visually-hidden';
import { chartText } from './chart.text';
import { heat } from './tones';

/** One line of a heat map. */
export interface HeatRow {
  key: string;
  label: string;
  /** A step from 0 to 5 and the words for it, by column. */
  cells: readonly { step: number; text: string }[];
}

/** Props of `HeatMap`. */
export interface HeatMapProps {
  /** What it shows. */
  label: string;
  columns: readonly string[];
  rows: readonly HeatRow[];
}

/** Values of two dimensions as colours, and as words for those who read it as a table or rest on a cell. */
export const HeatMap = ({ label, columns, rows }: HeatMapProps) => (
  <>
    <Grid part="chart">
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map(({ step, text }, i) => (
              <td key={columns[i]}>
                <Tooltip text={`${name} ${columns[i] ?? ''}  ${text}`}>
                  <span style={{ background: heat(step) }}>
                    <VisuallyHidden>{text}</VisuallyHidden>
                  </span>
                </Tooltip>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
    <Scale aria-hidden>
      {chartText.low}
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <i key={step} style={{ background: heat(step) }} />
      ))}
      {chartText.high}
    </Scale>
  </>
);

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: 12px;
  line-height: 22px;
  & th,
  & td {
    padding: 0;
    font-weight: 400;
  }
  & thead td {
    width: 56px;
  }
  & thead th {
    color: ${token('text-3')};
    font-size: 11px;
  }
  & tbody th {
    text-align: start;
    white-space: nowrap;
  }
  & tbody td {
    padding: 1px;
  }
  & tbody td > span {
    forced-color-adjust: none;
    display: block;
    height: 22px;
    border-radius: 1px;
  }
`;

const Scale = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 10px;
  font-size: 12px;
  line-height: 18px;
  & > i {
    width: 14px;
    height: 8px;
    border-radius: 1px;
    forced-color-adjust: none;
  }
`;
