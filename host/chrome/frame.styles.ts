import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { leastBeside } from '../../src/ui/layer';
import { leastWidth } from './wide-page';

/** Sizes of the frame in px (specification, section 2 "Layout"). */
export const frame = { header: 72, side: 120, gutter: 24, banner: 40 };

export const Frame = styled.div`
  --frame-head: ${frame.header}px;
  display: grid;
  grid-template: auto 1fr / ${frame.side}px minmax(0, 1fr);
  min-width: ${leastWidth}px;
  min-height: 100dvh;
  background: ${token('surface-canvas')};
  @media print {
    display: block;
    min-width: 0;
    background: none;
  }
`;

export const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${token('z-toast')};
  padding: 8px 16px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-2')};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const Sticky = styled.div`
  grid-column: 1 / -1;
  position: sticky;
  top: 0;
  z-index: ${token('z-header')};
  @media print {
    display: none;
  }
`;

/** Reaches down to the end of the page; the menu itself stays in sight. */
export const SideRail = styled.div`
  grid-column: 1;
  background: ${token('surface-base')};
  border-right: 1px solid ${token('border')};
  @media print {
    display: none;
  }
`;

export const Side = styled.div`
  position: sticky;
  top: var(--frame-head);
  z-index: ${token('z-sidebar')};
  width: ${frame.side - 1}px;
  container-type: inline-size;
  height: calc(100dvh - var(--frame-head));
  overflow: hidden auto;
  /* Names and badges need the whole width: instead of a bar, a shade says that there is more above or below. */
  scrollbar-width: none;
  background:
    linear-gradient(${token('surface-base')} 30%, transparent) top / 100% 32px local no-repeat,
    linear-gradient(transparent, ${token('surface-base')} 70%) bottom / 100% 32px local no-repeat,
    linear-gradient(${token('border')}, transparent) top / 100% 10px scroll no-repeat,
    linear-gradient(transparent, ${token('border')}) bottom / 100% 10px scroll no-repeat;
`;

export const Main = styled.main<{ $flush: boolean; $asked: number }>`
  min-width: 0;
  /* What fills the page, an editor, may reach over its padding to the edges. */
  --bleed-inline: ${({ $flush }) => ($flush ? 0 : frame.gutter)}px;
  --bleed-end: ${({ $flush }) => ($flush ? 0 : 40)}px;
  padding: 0 var(--bleed-inline) var(--bleed-end);
  @media (min-width: ${({ $asked }) => frame.side + 2 * frame.gutter + leastBeside + $asked}px) {
    margin-right: ${({ $asked }) => $asked}px;
  }
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
