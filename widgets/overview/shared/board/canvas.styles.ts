import { styled } from 'styled-components';
import { token } from '../../../../src/theme';

/** One screen; all sizes are px of a picture that is 1920 wide. */
export const Ground = styled.div`
  position: relative;
  overflow: hidden;
  background: ${token('surface-canvas')};
  color: ${token('text-2')};
  font-family: ${token('font-sans')};
  font-variant-numeric: tabular-nums;
  & > div {
    position: absolute;
    inset: 0;
  }
`;

export const Cell = styled.div`
  position: absolute;
  display: grid;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  /* A card of the overview has a border of its own. */
  &[data-card='true'] {
    border-color: transparent;
  }
  & > div {
    display: grid;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
  }
`;

/** A tile: its title above what it shows. Nothing is smaller than 20 px. */
export const Box = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: 14px 22px;
  font-size: 28px;
  line-height: 1.3;
  container-type: size;
  & > header {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    flex: none;
    height: 32px;
    color: ${token('text-3')};
    font-size: 20px;
    line-height: 28px;
    white-space: nowrap;
  }
  & > header > h2 {
    overflow: hidden;
    font-size: inherit;
    font-weight: 400;
    text-overflow: ellipsis;
  }
  & > div {
    flex: 1;
    min-height: 0;
  }
`;

/** A sentence in the middle of a tile. */
export const Said = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  color: ${token('text-3')};
  font-size: 24px;
  text-align: center;
`;

/** Lines of a list, as high as their room. */
export const Lines = styled.ul`
  display: grid;
  grid-auto-rows: 56px;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: 24px minmax(0, 1fr);
    grid-auto-columns: auto;
    align-items: center;
    gap: 20px;
    border-bottom: 1px solid ${token('border-subtle')};
    white-space: nowrap;
  }
  & > li:last-child {
    border-bottom: 0;
  }
  /* A reason takes the room, so that what is said of a site begins near its name. */
  & > li:has(> i + i) {
    grid-template-columns: 24px minmax(0, 2fr) 180px minmax(180px, 3fr);
  }
  & > li > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > li > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > li > i {
    color: ${token('text-3')};
    width: 180px;
    font-style: normal;
  }
  & > li > i + i {
    width: auto;
  }
  & > li > em {
    color: ${token('text-1')};
    min-width: 220px;
    font-style: normal;
    text-align: right;
  }
  & small {
    color: ${token('text-3')};
    font-size: 20px;
  }
  & svg {
    width: 20px;
    height: 20px;
  }
`;

/** The line below every screen. */
export const Foot = styled.div`
  position: absolute;
  right: 24px;
  bottom: 12px;
  left: 24px;
  display: flex;
  align-items: center;
  gap: 24px;
  height: 40px;
  color: ${token('text-3')};
  font-size: 20px;
  white-space: nowrap;
  & > b {
    overflow: hidden;
    color: ${token('text-2')};
    font-weight: 500;
    text-overflow: ellipsis;
  }
  & > [role='status'] {
    margin-left: auto;
  }
  & button {
    width: 40px;
    height: 40px;
    border: 0;
    border-radius: ${token('radius-2')};
    background: none;
    color: inherit;
    font-size: 28px;
    cursor: pointer;
  }
  & button:focus-visible {
    outline: 2px solid ${token('focus')};
  }
  & > [data-lost] {
    padding: 4px 14px;
    border: 1px solid ${token('warning-line')};
    border-radius: ${token('radius-2')};
    background: ${token('warning-soft')};
    color: ${token('warning-text')};
  }
`;
