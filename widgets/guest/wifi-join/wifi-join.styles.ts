import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** One column, made for a phone and for paper. */
export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  color: ${token('text-2')};
  & > h1 {
    color: ${token('text-1')};
    font-size: 22px;
    font-weight: 600;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  @media print {
    & [data-screen] {
      display: none;
    }
  }
`;

/** One network. */
export const Network = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: center;
  padding: 24px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  break-inside: avoid;
`;

export const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: center;
  color: ${token('text-1')};
  font-size: 18px;
  font-weight: 600;
  line-height: 26px;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Secret = styled.p`
  display: grid;
  gap: 4px;
  width: 100%;
  margin: 0;
  padding: 12px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  text-align: center;
  & > b {
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    font-size: 18px;
    font-weight: 500;
    line-height: 26px;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

export const Buttons = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  & > button {
    width: 100%;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding-left: 20px;
  list-style: decimal;
  line-height: 22px;
  overflow-wrap: anywhere;
`;

export const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
`;
