import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 16px;
  padding-top: 4px;
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    margin-top: 4px;
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    margin-left: 6px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 12px;
  padding-top: 4px;
  list-style: none;
`;

export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;
  padding: 12px;
  border: 1px solid ${token('border-subtle')};
  border-radius: ${token('radius-3')};
`;

export const TileHead = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  & > b {
    overflow: hidden;
    color: ${token('text-1')};
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Radio = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr 44px;
  gap: 8px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > :last-child {
    text-align: right;
  }
`;

export const Small = styled.span`
  overflow: hidden;
  color: ${token('text-3')};
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Weak = styled.ol`
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) 56px 84px;
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid ${token('border-subtle')};
  }
  & > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > :last-child {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
