import { styled } from 'styled-components';
import type { ApiError } from '../../api';
import { token } from '../../theme';
import { failedText } from './failed.text';

/** Props of `Unread`. */
export interface UnreadProps {
  error: ApiError;
  onRetry: () => unknown;
  /** What was to stand here, where nothing around says it. */
  title?: string;
  /** Pixels of what it stands for. */
  height: number;
}

/**
 * A read that failed, as small as the card that it stands in: why, and another try where one may help. Several cards of a page
 * fail together: it is not called out. Its button is of its own, so that a card of figures loads no more for it.
 */
export const Unread = ({ error: { kind, message, detail }, onRetry, title, height }: UnreadProps) => (
  <Box part="error" style={{ minHeight: height }}>
    {title && <strong>{title}</strong>}
    <span>{message}</span>
    {kind !== 'absent' && detail.status !== 403 && (
      <button part="button" type="button" onClick={() => void onRetry()}>
        {failedText.retry}
      </button>
    )}
  </Box>
);

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 8px;
  padding: 8px 16px;
  color: ${token('text-3')};
  text-align: center;
  overflow-wrap: anywhere;
  & > strong {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > button {
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    background: none;
    font: inherit;
    color: ${token('accent-text')};
    cursor: pointer;
  }
`;
