import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';

export { Pressed, type PressedProps } from './pressed';

/** A row of a story with its caption. */
export const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <Row>
    <span>{title}</span>
    <div>{children}</div>
  </Row>
);

/** A white ground for what stands on panes. */
export const Ground = styled.div<{ $columns?: string }>`
  display: grid;
  grid-template-columns: ${({ $columns = 'minmax(0, 1fr)' }) => $columns};
  gap: 20px;
  align-items: start;
  padding: 20px;
  background: ${token('surface-base')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 12px;
  & > span {
    flex: 0 0 72px;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > div > span:has(svg) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-width: 0;
  }
`;
