import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What stands above the services. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-bottom: 16px;
  color: ${token('text-3')};
  font-size: 12px;
`;

/** Kinds of work below each other, each with its services beside its name; lines between them come from the ground. */
export const Kinds = styled.div`
  container-type: inline-size;
  overflow: clip;
  background: ${token('border')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
`;

export const Kind = styled.section`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  gap: 1px;
  & + & {
    margin-top: 1px;
  }
  & > header {
    padding: 16px;
    background: ${token('surface-canvas')};
  }
  & > header h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & > header p {
    margin: 4px 0 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  background: ${token('surface-canvas')};
  list-style: none;
  @container (max-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One service: all of it leads to its page. */
export const Service = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 152px;
  padding: 16px;
  background: ${token('surface-base')};
  /* The line to the next one, where the ground would show beside the last. */
  box-shadow: 0 0 0 1px ${token('border')};
  &:hover {
    background: ${token('surface-hover')};
  }
  h3 {
    margin: 0;
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  h3 a {
    color: ${token('text-1')};
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    margin: 4px 0 12px;
    color: ${token('text-2')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** The price, or how the account has it: two ends of a line. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  justify-content: space-between;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  &:nth-last-child(2) {
    margin-top: auto;
  }
  b {
    margin-right: 4px;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 500;
  }
  & > :last-child:not(:first-child) {
    margin-left: auto;
  }
  i {
    color: ${token('accent-text')};
    font-size: 13px;
    font-style: normal;
  }
`;
