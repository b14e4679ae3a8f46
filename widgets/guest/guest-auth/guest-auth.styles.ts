import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Settings and what guests see of them. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: 16px;
  align-items: start;
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
  }
`;

export const Inset = styled.div`
  padding: 16px 20px 0;
`;

/** The page small, with what can be done with it below. */
export const Seen = styled.div`
  display: grid;
  gap: 12px;
  & > div:first-child {
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-3')};
    overflow: hidden;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: ${token('text-3')};
  font-size: 12px;
`;

/** Methods at the left, the chosen one at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  overflow: hidden;
  & > section {
    min-width: 0;
  }
  & > section + section {
    padding: 16px 24px 20px;
    border-left: 1px solid ${token('border')};
  }
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
    & > section + section {
      border-top: 1px solid ${token('border')};
      border-left: 0;
    }
  }
`;

export const MethodList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token('border')};
`;

/** One method. `$on`: it is the one that is shown. */
export const MethodLine = styled.li<{ $chosen: boolean; $off: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 16px 0 0;
  border-bottom: 1px solid ${token('border-subtle')};
  background: ${({ $chosen }) => ($chosen ? token('surface-selected') : 'transparent')};
  box-shadow: ${({ $chosen }) => ($chosen ? `inset 2px 0 0 ${token('accent-text')}` : 'none')};
  & > button {
    display: grid;
    flex: 1;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-width: 0;
    min-height: 48px;
    padding: 0 0 0 20px;
    border: 0;
    background: none;
    color: ${({ $off }) => token($off ? 'text-3' : 'text-1')};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & b {
    display: block;
    color: ${token('text-1')};
    font-weight: ${({ $chosen }) => ($chosen ? 500 : 400)};
    line-height: 18px;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 16px;
  }
  & em {
    color: ${token('text-3')};
    font-size: 12px;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`;

export const Quiet = styled.p`
  margin: 0;
  padding: 10px 20px 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** What stands where nothing can be set yet. */
export const Blank = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: ${token('text-3')};
`;
