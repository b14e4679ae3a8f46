import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The editor: a line above, three columns, a line below that stays in sight. */
export const Desk = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: 272px minmax(0, 1fr) 380px;
  align-items: stretch;
  /* In the console down to the window's edge; in an embed, where that height is nobody's, as high as it is. */
  min-height: max(560px, calc(100dvh - var(--frame-head, 100dvh)));
  background: ${token('surface-base')};
  & > header,
  & > footer {
    grid-column: 1 / -1;
  }
  @media (max-width: 1000px) {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Top = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 4px 16px 4px 20px;
  border-bottom: 1px solid ${token('border')};
  color: ${token('text-3')};
  font-size: 12px;
  & h1 {
    min-width: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & > i {
    flex: 1;
  }
`;

export const Left = styled.section`
  min-width: 0;
  border-right: 1px solid ${token('border')};
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding: 12px 20px 10px;
  border-bottom: 1px solid ${token('border')};
  color: ${token('text-3')};
  font-size: 12px;
  & > h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
`;

export const Methods = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const MethodLine = styled.li<{ $over: boolean; $off: boolean }>`
  display: grid;
  grid-template-columns: 24px 20px minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  height: 44px;
  padding: 0 16px 0 8px;
  border-bottom: 1px solid ${token('border-subtle')};
  color: ${({ $off }) => token($off ? 'text-3' : 'text-1')};
  box-shadow: ${({ $over }) => ($over ? `inset 0 2px 0 ${token('accent')}` : 'none')};
  & > span {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${token('text-1')};
  }
`;

export const Middle = styled.section`
  min-width: 0;
  padding: 16px 32px;
  & > section {
    padding-bottom: 16px;
    margin-bottom: 16px;
    border-bottom: 1px solid ${token('border')};
  }
  & > section:last-child {
    border-bottom: 0;
  }
  & h2 {
    margin: 0 0 12px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(200px, 40%), 1fr));
  gap: 12px 20px;
  align-items: start;
  & > .whole {
    grid-column: 1 / -1;
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;

export const Right = styled.aside`
  min-width: 0;
  border-left: 1px solid ${token('border')};
  background: ${token('surface-sunken')};
  & > div {
    position: sticky;
    top: 0;
    display: grid;
    justify-items: center;
    gap: 12px;
    padding: 14px 16px;
  }
  & p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-right: 8px;
  }
`;

/** One colour to choose; which one is in force is said by a ring. */
export const Swatch = styled.button`
  width: 28px;
  height: 28px;
  padding: 0;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-2')};
  background: var(--swatch);
  cursor: pointer;
  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px ${token('surface-base')},
      0 0 0 4px ${token('focus')};
  }
`;

export const ColourBox = styled.div`
  width: 104px;
`;

export const Picture = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  & > img,
  & > i {
    flex: none;
    width: 56px;
    height: 56px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
    background: ${token('surface-sunken')};
    object-fit: contain;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  position: sticky;
  z-index: 4;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 8px 24px;
  border-top: 1px solid ${token('border')};
  background: ${token('surface-base')};
  & > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px 12px;
    min-width: 200px;
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
