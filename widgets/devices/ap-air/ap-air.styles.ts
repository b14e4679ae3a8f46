import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Few facts of a radio side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 8px 12px;
  margin: 0 0 12px;
  & dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    line-height: 22px;
  }
`;

/** Channels of a band side by side: a bar for the networks on each. */
export const Strip = styled.ol`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 84px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
    height: 100%;
    color: ${token('text-3')};
    font-size: 11px;
    line-height: 16px;
  }
  & > li > i {
    width: min(20px, 80%);
    min-height: 2px;
    border-radius: 1px 1px 0 0;
    background: ${token('chart-other')};
  }
  & > li[data-own] {
    color: ${token('text-1')};
    font-weight: 600;
  }
  & > li[data-own] > i {
    background: ${token('chart-1')};
  }
`;

export const Small = styled.p`
  margin: 0 0 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** Room around a head above a table that fills its card. */
export const Inset = styled.div`
  padding: 16px 16px 0;
`;
