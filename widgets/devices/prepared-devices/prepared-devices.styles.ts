import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
`;

/** Figures above the list. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  margin-bottom: 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & > * {
    display: grid;
    align-content: start;
    gap: 2px;
    min-width: 0;
    padding: 12px 20px;
    background: ${token('surface-base')};
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  @container (max-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Name over serial number. */
export const Two = styled.span`
  display: grid;
  min-width: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    color: ${token('text-1')};
  }
  & code {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** The way of a device, one step beside the other; below each other where there is no room. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 8px 20px 16px 48px;
  list-style: none;
  & > li {
    display: grid;
    gap: 2px;
    padding-top: 8px;
    border-top: 1px solid ${token('border-strong')};
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields and facts of the replacement, one below the other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** The old one and the new one. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  & > div {
    display: grid;
    align-content: start;
    gap: 2px;
    height: 100%;
    padding: 12px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    border-color: ${token('accent-line')};
  }
  & :is(small, code) {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** What moves and what stays. */
export const Moves = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 160px minmax(0, 1fr) auto;
    gap: 8px;
    padding: 8px 0;
    border-bottom: 1px solid ${token('border-subtle')};
    overflow-wrap: anywhere;
  }
  & > li > :first-child {
    white-space: normal;
  }
  & > li > :nth-child(2) {
    color: ${token('text-3')};
  }
`;

/** Buttons of the drawer with a word on when it begins. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  width: 100%;
  & > span {
    margin-right: auto;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
