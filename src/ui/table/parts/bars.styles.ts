import { styled } from 'styled-components';
import { token } from '../../../theme';
import { lateCss } from '../../skeleton';

export const ToolbarBox = styled.div.attrs({ part: 'toolbar' })<{ $wraps: boolean; $late?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  ${({ $late }) => $late && lateCss}
`;

/** Filters that the row has no room for, one below the other. */
export const Folded = styled.div`
  display: grid;
  gap: 8px;
  width: 216px;
`;

export const End = styled.div<{ $wraps?: boolean }>`
  display: flex;
  flex: ${({ $wraps = true }) => ($wraps ? '0 1 auto' : 'none')};
  flex-wrap: ${({ $wraps = true }) => ($wraps ? 'wrap' : 'nowrap')};
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  margin-left: auto;
`;

export const BatchBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 56px;
  padding: 8px 16px;
  color: ${token('text-1')};
  background: ${token('accent-soft')};
  border-top: 1px solid ${token('accent-line')};
  b {
    font-weight: 500;
  }
`;

export const Rule = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 12px;
  background: ${token('accent-line')};
`;

export const PagerBox = styled.div.attrs({ part: 'pager' })<{ $late: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-top: 1px solid ${token('border')};
  ${({ $late }) => $late && lateCss}
`;

export const PageList = styled.nav`
  display: flex;
  gap: 2px;
  align-items: center;
  margin-left: auto;
`;

export const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-2')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover:enabled {
    background: ${token('surface-hover')};
  }
  &[aria-current] {
    color: ${token('accent-text')};
    font-weight: 500;
    background: ${token('accent-soft')};
  }
  &:disabled {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`;

export const Jumper = styled.form`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 0;
  white-space: nowrap;
`;

/** Body of the column filter and of the saved views. */
export const Panel = styled.div`
  width: 216px;
  color: ${token('text-1')};
  h6 {
    margin: 4px 10px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
  hr {
    margin: 4px 0;
    border: 0;
    border-top: 1px solid ${token('border')};
  }
`;

export const PanelList = styled.div`
  max-height: min(420px, 50dvh);
  padding-top: 4px;
  overflow: auto;
`;

export const PanelItem = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: ${token('control-height')};
  padding: 0 10px;
  border-radius: calc(${token('radius-2')} - 1px);
  &:hover {
    background: ${token('surface-hover')};
  }
  > label {
    flex: 1;
    min-width: 0;
    min-height: ${token('control-height')};
  }
`;

export const PanelFoot = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 4px 6px 4px 10px;
  > :first-child {
    margin-right: auto;
    font-size: 12px;
  }
`;

/** A line between toolbar and rows: the last refresh failed. */
export const Notice = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 6px 16px;
  color: ${token('text-1')};
  background: ${token('warning-soft')};
  border-top: 1px solid ${token('warning-line')};
`;

export const JumpBox = styled.span`
  width: 56px;
`;
