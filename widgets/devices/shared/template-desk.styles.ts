import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Fields beside what they touch; below each other where there is no room. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 16px;
  align-items: start;
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What saving touches. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & > section {
    padding: 16px 20px;
    background: ${token('surface-base')};
  }
  & h2 {
    margin-bottom: 8px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & p {
    margin: 0;
    color: ${token('text-2')};
    line-height: 20px;
  }
`;

/** Stays in sight below the fields. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
`;
