import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Identity of the gateway below the page head. */
export const Head = styled.div`
  margin-bottom: 8px;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    min-width: 0;
    margin: 0;
    color: ${token('text-1')};
    font-size: 18px;
    font-weight: 600;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 4px 0 0;
  font-size: 12px;
  line-height: 20px;
  & > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 2px;
    margin: 0;
    color: ${token('text-2')};
  }
`;

export const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;

/** Wide column and side column; one below the other where it is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Loads = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 8px 16px;
  align-items: center;
  color: ${token('text-2')};
  & > b {
    min-width: 36px;
    color: ${token('text-1')};
    font-weight: 400;
    text-align: right;
  }
`;

export const Quiet = styled.p`
  margin: 8px 0 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** Room around the head of a pane without padding. */
export const Inset = styled.div`
  padding: 12px 20px 0;
`;
