import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Address = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token('text-1')};
  font-family: ${token('font-mono')};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Cell = styled.span`
  display: block;
  overflow: hidden;
`;

/** What one gateway has bought, in a line. */
export const PlanLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 32px;
  padding: 12px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 0;
  }
  & > dl > div {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & > :first-child {
    flex: 1 1 240px;
  }
`;

export const FlowFoot = styled.p`
  margin: 12px 0 0;
  color: ${token('text-3')};
  font-size: 12px;
`;

export const Preview = styled.p`
  margin: 0;
  color: ${token('text-2')};
  font-size: 12px;
  overflow-wrap: anywhere;
`;
