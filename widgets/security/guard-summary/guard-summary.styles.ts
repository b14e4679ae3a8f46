import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(24px, 72px) minmax(56px, auto);
    align-items: center;
    gap: 8px;
    min-height: 28px;
  }
  & > li > span:first-child {
    overflow: hidden;
    color: ${token('text-1')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    margin-left: 8px;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > li > :last-child {
    text-align: end;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  color: ${token('text-3')};
`;
