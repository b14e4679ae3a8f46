import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Halves = styled.div`
  display: grid;
  grid-template-columns: 296px minmax(0, 1fr);
  max-height: calc(100dvh - 64px);
  border-radius: ${token('radius-4')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-3')};
  overflow: auto;
  font-size: 13px;
  line-height: 20px;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Offer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 32px 32px 28px;
  border-right: 1px solid ${token('promo-line')};
  background: ${token('promo-soft')};
  & > h2 {
    margin-top: 14px;
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 600;
    line-height: 34px;
  }
  & > p {
    margin-top: 8px;
    line-height: 22px;
  }
`;

export const Rules = styled.div`
  padding: 32px 32px 24px;
  & > h3 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
  & > table {
    width: 100%;
    margin: 10px 0 20px;
    border-collapse: collapse;
  }
  & th,
  & td {
    height: 32px;
    padding: 0 16px;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-1')};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  & thead th {
    border-top: 1px solid ${token('border')};
    border-bottom-color: ${token('border')};
    background: ${token('surface-canvas')};
    color: ${token('text-3')};
    font-size: 12px;
  }
  & th:first-child {
    text-align: start;
  }
`;

export const Buttons = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 28px;
  & > :first-child {
    margin-right: auto;
  }
`;
