import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Everything, as wide as there is room; its parts stand below each other where that is little. */
export const Box = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Layout = styled.div<{ $height: string; $chosen: boolean; $pane: boolean }>`
  display: grid;
  grid-template-columns: ${({ $pane }) => ($pane ? '316px' : '')} minmax(
      0,
      1fr
    ) ${({ $chosen }) => ($chosen ? '280px' : '')};
  height: ${({ $height }) => $height};
  min-height: 480px;
  border: solid ${token('border')};
  border-width: 1px var(--editor-side, 1px);
  background: ${token('surface-base')};
  & > * {
    min-width: 0;
    min-height: 0;
  }
  @container (max-width: 1000px) {
    grid-template-columns: ${({ $pane }) => ($pane ? '280px' : '')} minmax(0, 1fr);
    grid-template-rows: minmax(360px, 1fr) auto;
    height: auto;
  }
  @container (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: ${({ $pane }) => ($pane ? 'auto' : '')} 420px auto;
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  overflow: auto;
  border-right: 1px solid ${token('border')};
  @container (max-width: 700px) {
    max-height: 320px;
  }
`;

export const Middle = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** The tools stay one row: where the room is short for their letters they give up their words. */
export const Tools = styled.div`
  container: tools / inline-size;
  border-bottom: 1px solid ${token('border')};
`;

export const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  white-space: nowrap;
  & > [data-end] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  @container tools (max-width: 83em) {
    & [data-clock] button > span {
      display: none;
    }
  }
  @container tools (max-width: 69em) {
    & [data-word] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Whose words are longer: rather two rows than tools out of reach. */
  &:lang(en) {
    flex-wrap: wrap;
  }
  @container tools (max-width: 55em) {
    flex-wrap: wrap;
  }
`;

export const Finder = styled.span`
  flex: 0 1 200px;
  min-width: 112px;
`;

/** Under the drawing of groups. */
export const Foot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 8px 12px;
  border-top: 1px solid ${token('border')};
  & > div {
    flex: 1;
  }
`;

export const Ground = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

export const Detail = styled.section`
  overflow: auto;
  border-left: 1px solid ${token('border')};
  @container (max-width: 1000px) {
    grid-column: 1 / -1;
    border-left: 0;
    border-top: 1px solid ${token('border')};
  }
`;

export const Block = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  & + & {
    border-top: 1px solid ${token('border')};
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
`;

export const FieldBox = styled.label`
  display: grid;
  gap: 6px;
  color: ${token('text-1')};
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

export const SideHead = styled.header.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  color: ${token('text-3')};
  font-size: 12px;
  & > h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
  & > button {
    margin-left: auto;
  }
`;

/** A table that is wider than a narrow place scrolls sideways in it. */
/** Scrolls sideways rather than squeezing what is chosen in its rows. */
export const Wide = styled.div`
  max-height: 100%;
  overflow: auto;
  & > table {
    min-width: 760px;
  }
`;

export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  & th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 32px;
    padding: 0 8px;
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & td {
    height: 48px;
    padding: 4px 8px;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
  }
  & td:first-child,
  & th:first-child {
    padding-left: 16px;
  }
  & td:last-child,
  & th:last-child {
    padding-right: 12px;
  }
  & tr[data-on] > td {
    background: ${token('surface-selected')};
  }
`;

/** A name that chooses its member, with what it is below. */
export const NameButton = styled.button`
  display: block;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-1')};
  font: inherit;
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Under = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 2px;
  font-size: 12px;
  line-height: 18px;
`;

export const Small = styled.span`
  display: inline-block;
  width: 88px;
`;

export const Totals = styled.div`
  display: grid;
  gap: 12px;
  margin-top: auto;
  padding: 16px;
  border-top: 1px solid ${token('border')};
  font-size: 12px;
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px;
  }
  & > div > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
`;

/** The sums of both sides, side by side where there is room. */
export const SumRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 12px 32px;
  font-size: 12px;
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px;
  }
  & > div > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

export const Scroll = styled.div`
  border: 1px solid ${token('border')};
  background: ${token('surface-base')};
  overflow-x: auto;
`;

export const Problems = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 8px 16px;
  border-bottom: 1px solid ${token('danger-line')};
  background: ${token('danger-soft')};
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 18px;
  list-style: none;
  max-height: 120px;
  overflow: auto;
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    text-decoration: underline;
    cursor: pointer;
  }
`;
