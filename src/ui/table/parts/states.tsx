import { useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import type { ApiError } from '../../../api';
import { ExtensionContext } from '../../../session/extension';
import { Button } from '../../button';
import { Empty } from '../../empty';
import { Failed } from '../../failed';
import { TriangleAlert } from '../../icon';
import { Bone } from '../../skeleton';
import { VisuallyHidden } from '../../visually-hidden';
import { rowHeightCss, TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { TableProps } from '../types';
import { Notice } from './bars.styles';

/** Props of `NoRows`. */
export interface NoRowsProps {
  /** Nothing has arrived yet. */
  loading: boolean;
  error: ApiError | undefined;
  /** Search or filters are set: the list may not really be empty. */
  narrowed: boolean;
  empty: TableProps<unknown>['empty'];
  rowHeight: number;
  onRetry: () => unknown;
  onReset: () => void;
}

/** What stands where the rows would be: loading, failed, nothing matches, nothing there. */
export function NoRows({ loading, error, narrowed, empty, rowHeight, onRetry, onReset }: NoRowsProps) {
  const { slots } = useContext(ExtensionContext);
  if (error) return <Failed error={error} onRetry={onRetry} />;
  if (loading) return <Bones rowHeight={rowHeight} />;
  if (narrowed) {
    const reset = <Button onClick={onReset}>{tableText.reset}</Button>;
    return <Empty kind="no-match" title={tableText.noMatch} reason={tableText.noMatchReason} action={reset} />;
  }
  const nothing = <Empty kind="nothing" {...(empty ?? { title: tableText.empty, reason: '' })} />;
  return slots ? <slot name="empty">{nothing}</slot> : nothing;
}

/** Rows that are being read, at the height they will have; not seen during the first 300 ms. */
const Bones = ({ rowHeight }: { rowHeight: number }) => (
  <Late role="status">
    <VisuallyHidden>{tableText.loading}</VisuallyHidden>
    {Array.from({ length: 8 }, (_, line) => (
      <Line key={line} $height={rowHeight}>
        <Bone $width="28px" />
        <Bone $width={`${160 + ((line * 37) % 60)}px`} />
        <Bone $width="64px" />
        <Bone $width={`${90 + ((line * 53) % 40)}px`} />
        <Bone $width="72px" />
        <Bone $width="20%" />
      </Line>
    ))}
  </Late>
);

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

const late = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Late = styled.div`
  animation: ${late} 0s 300ms backwards;
`;

const Line = styled.div<{ $height: number }>`
  display: flex;
  gap: 40px;
  align-items: center;
  height: ${({ $height }) => rowHeightCss($height)};
  padding: 0 20px;
`;
