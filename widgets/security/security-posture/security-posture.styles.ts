import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Facts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(40px, 320px) auto 1fr;
  align-items: center;
  gap: 12px;
  color: ${token('text-3')};
  & > b {
    min-width: 84px;
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > a {
    justify-self: end;
    white-space: nowrap;
  }
`;

export const Findings = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  border-top: 1px solid ${token('border')};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 16px;
    min-height: 32px;
    color: ${token('text-2')};
  }
  & > li > span {
    overflow: hidden;
    color: ${token('text-1')};
    text-overflow: ellipsis;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
