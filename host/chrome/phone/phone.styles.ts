import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What a finger hits, in px. */
const target = 44;
/** Makes controls of 32 px as high as that. */
export const density = `${target - 32}px`;
const bar = 52;
const tabs = 56;

export const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${token('surface-canvas')};
  /* What stands above and below the cards of a list, and what closes a dialog. */
  & :is(select, [aria-haspopup='dialog']),
  & [data-narrow] :is(nav > button, [aria-pressed]),
  & :is(dialog, [role='dialog']) > :first-child > button:last-child {
    min-width: ${target}px;
    min-height: ${target}px;
  }
  & :is([role='menuitem'], [role='tab']) {
    min-height: ${target}px;
  }
  /* Choices beside each other, in a frame of their own. */
  & [role='radiogroup'] > label {
    min-height: ${target - 6}px;
  }
`;

export const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: 0 max(12px, env(safe-area-inset-right)) 24px max(12px, env(safe-area-inset-left));
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-header')};
  display: flex;
  gap: 8px;
  align-items: center;
  height: ${bar}px;
  margin: 0 -12px 12px;
  padding: env(safe-area-inset-top) 6px 0 14px;
  background: ${token('surface-base')};
  border-bottom: 1px solid ${token('border')};
`;

export const Title = styled.h1`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${token('text-1')};
  font-size: 17px;
  font-weight: 600;
  line-height: 24px;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Round = styled.a`
  display: grid;
  place-items: center;
  width: ${target}px;
  height: ${target}px;
  padding: 0;
  color: ${token('text-2')};
  background: none;
  border: 0;
  border-radius: ${token('radius-3')};
  cursor: pointer;
  &:first-child {
    margin-left: -12px;
  }
  &:active {
    background: ${token('surface-pressed')};
  }
`;

/** The page's own actions; nothing where it has none. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  &:not(:empty) {
    margin-bottom: 12px;
  }
  /* What says nothing yet takes no gap. */
  & > [role='status']:empty {
    margin-right: -8px;
  }
`;

export const Tabs = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-header')};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  background: ${token('surface-base')};
  border-top: 1px solid ${token('border')};
`;

export const Tab = styled.a`
  display: grid;
  gap: 2px;
  place-content: center;
  justify-items: center;
  height: ${tabs}px;
  color: ${token('text-3')};
  font-size: 11px;
  line-height: 16px;
  text-decoration: none;
  & > span {
    position: relative;
    display: block;
    height: 22px;
  }
  & > span > :nth-child(2) {
    position: absolute;
    top: -4px;
    left: 14px;
  }
  &&:hover {
    text-decoration: none;
  }
  &&[aria-current] {
    color: ${token('accent-text')};
    font-weight: 500;
  }
`;
