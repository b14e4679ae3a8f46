import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Lead = styled.header`
  padding: 4px 0 16px;
  & > h2 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  & > p {
    margin: 4px 0 0;
    color: ${token('text-3')};
  }
`;

export const StepHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  & > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  & h3 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & > span:last-child {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** Number of a step: its colour says what the words beside it say too. */
export const Mark = styled.span<{ $look: 'now' | 'done' | 'later' }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 1px solid
    ${({ $look }) => token($look === 'now' ? 'accent' : $look === 'done' ? 'success-solid' : 'border-control')};
  border-radius: 50%;
  color: ${({ $look }) => token($look === 'now' ? 'text-1' : $look === 'done' ? 'success-text' : 'text-3')};
  font-weight: 600;
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px 40px;
  margin-top: 16px;
  padding-left: 40px;
  @media (max-width: 700px) {
    padding-left: 0;
  }
  & h4 {
    margin: 0 0 12px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 500;
  }
  & ol {
    margin: 12px 0;
    padding-left: 20px;
    color: ${token('text-2')};
    list-style: decimal;
    line-height: 26px;
  }
`;

export const Code = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  & > code {
    overflow-wrap: anywhere;
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    font-size: 20px;
    letter-spacing: 1px;
  }
`;

export const Small = styled.p`
  margin: 8px 0 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Nexts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px;
  margin: 16px 0 0;
  padding: 0 0 0 40px;
  list-style: none;
  @media (max-width: 700px) {
    padding-left: 0;
  }
  & > li {
    padding: 12px 16px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
  }
`;

export const Questions = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
  & summary {
    color: ${token('text-1')};
    line-height: 24px;
    cursor: pointer;
  }
  & p {
    margin: 0 0 4px;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
