import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Note } from './pane.styles';

interface HeadProps {
  title: ReactNode;
  /** Smaller: a unit, what the numbers are. */
  note?: ReactNode;
}

/** Title of a section of several panes, with its choices at the right end. */
export const SectionHead = ({ title, note, end }: HeadProps & { end?: ReactNode }) => (
  <Line>
    <h2 part="heading">{title}</h2>
    {note && <Note>{note}</Note>}
    <div>{end}</div>
  </Line>
);

/** Title of one pane among several of a section. */
export const PaneSubHead = ({ title, note }: HeadProps) => (
  <Sub>
    <h3 part="heading">{title}</h3>
    {note && <Note>{note}</Note>}
  </Sub>
);

const Line = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 0 12px;
  & > h2 {
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & > div {
    margin-left: auto;
  }
`;

const Sub = styled.header.attrs({ role: 'none' })`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;
  & > h3 {
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 500;
    line-height: 20px;
  }
`;
