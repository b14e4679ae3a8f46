import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { To } from '../../../src/ui/link';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;
  & > div {
    width: 240px;
  }
  & > span {
    flex: 1;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 240px);
  gap: 16px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.li`
  position: relative;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  overflow: hidden;
  &:hover,
  &:focus-within {
    border-color: ${token('border-strong')};
  }
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 8px;
  padding: 10px 12px 12px;
  border-top: 1px solid ${token('border')};
  & > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & > :nth-child(2) {
    position: relative;
    z-index: 1;
  }
`;

/** The whole card opens it. */
export const Open = styled(To)`
  min-width: 0;
  color: ${token('text-1')};
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Presets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 189px);
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: grid;
    gap: 2px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-3')};
    color: ${token('text-1')};
    overflow: hidden;
    text-decoration: none;
  }
  & a:hover {
    border-color: ${token('accent')};
  }
  & b {
    padding: 8px 12px 0;
    font-weight: 500;
  }
  & span {
    padding: 0 12px 10px;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
