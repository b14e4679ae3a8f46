import { useContext } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../../api';
import { ExtensionContext } from '../../../session/extension';
import { Button } from '../../button';
import { Empty } from '../../empty';
import { Failed } from '../../failed';
import { Plus, TriangleAlert } from '../../icon';
import { Bone, Waiting } from '../../skeleton';
import { token } from '../../../theme';
import type { Columns } from '../hooks/use-columns';
import { rowHeightCss, TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { TableProps } from '../types';
import { Notice } from './bars.styles';

/** Props of `NoRows`. */
export interface NoRowsProps<Row> {
  /** Rows that are being read have their shape. */
  columns: Columns<Row>;
  /** How many of them are drawn. */
  lines: number;
  /** Nothing has arrived yet. */
  loading: boolean;
  error: ApiError | undefined;
  /** Search or filters are set: the list may not really be empty. */
  narrowed: boolean;
  empty: TableProps<unknown>['empty'];
  add: TableProps<unknown>['add'];
  rowHeight: number;
  onRetry: () => unknown;
  onReset: () => void;
}

/** What stands where the rows would be: loading, failed, nothing matches, nothing there. */
export function NoRows<Row>({ loading, error, narrowed, empty, add, onRetry, onReset, ...rest }: NoRowsProps<Row>) {
  const { slots } = useContext(ExtensionContext);
  if (error) return <Failed error={error} onRetry={onRetry} />;
  if (loading) return <Bones {...rest} />;
  if (narrowed) {
    const reset = <Button onClick={onReset}>{tableText.reset}</Button>;
    return <Empty kind="no-match" title={tableText.noMatch} reason={tableText.noMatchReason} action={reset} />;
  }
  const action = add && (
    <Button icon={<Plus />} onClick={add.onSelect}>
      {add.label}
    </Button>
  );
  const nothing = <Empty kind="nothing" action={action} {...(empty ?? { title: tableText.empty, reason: '' })} />;
  return slots ? <slot name="empty">{nothing}</slot> : nothing;
}

/** Rows that are being read, at the height and in the columns they will have; not seen during the first 300 ms. */
const Bones = <Row,>({ columns, lines, rowHeight }: Pick<NoRowsProps<Row>, 'columns' | 'lines' | 'rowHeight'>) => {
  const height = rowHeightCss(columns.narrow ? cardHeight : rowHeight);
  return (
    <Waiting label={tableText.loading} height={`calc(${lines} * ${height})`}>
      {() =>
        Array.from({ length: lines }, (_, line) => (
          <Line key={line} $height={height}>
            {columns.lead.map(({ key, width }) => (
              <Cell key={key} $lead style={{ width }}>
                <Bone $width="16px" />
              </Cell>
            ))}
            {columns.shown.map(({ column, width }, i) => (
              <Cell key={column.key} $end={column.align === 'right'} style={columns.narrow ? undefined : { width }}>
                <Bone $width={shares[(line * 3 + i) % shares.length]} />
              </Cell>
            ))}
            {columns.actions > 0 && (
              <Cell $end style={{ width: columns.actions }}>
                <Bone $width="60%" />
              </Cell>
            )}
          </Line>
        ))
      }
    </Waiting>
  );
};

/** Of its column that a text takes: uneven, as texts are. */
const shares = ['62%', '48%', '74%', '55%', '68%'];
const cardHeight = 120;

/** The last refresh failed; the rows are older. */
export const StaleNotice = ({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) => (
  <Notice role="alert">
    <TriangleAlert />
    {tableText.refreshFailed(error.message)}
    <TextButton type="button" onClick={() => void onRetry()}>
      {tableText.retry}
    </TextButton>
  </Notice>
);

/** Where history is kept does not answer: the rows are those that are known without it. */
export const MissingNotice = () => (
  <Notice role="status">
    <TriangleAlert />
    {tableText.missing}
  </Notice>
);

const Line = styled.div<{ $height: string }>`
  display: flex;
  align-items: center;
  height: ${({ $height }) => $height};
  overflow: clip;
  border-bottom: 1px solid ${token('border-subtle')};
`;

const Cell = styled.span<{ $end?: boolean; $lead?: boolean }>`
  display: flex;
  flex: none;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  min-width: ${({ $lead }) => ($lead ? 0 : '40px')};
  padding: 0 12px;
  &:first-child {
    padding-left: 16px;
  }
`;
