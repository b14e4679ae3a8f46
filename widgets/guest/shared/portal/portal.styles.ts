import { styled } from 'styled-components';
import { portalColours as colour } from '../../../../src/theme/portal';

/** The page itself. Takes its two colours from custom properties, so that a change redraws nothing else. */
export const Sheet = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  background: var(--portal-paper);
  color: ${colour.ink};
  font-size: 13px;
  line-height: 20px;
  color-scheme: light;
  & button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  & button:focus-visible,
  & input:focus-visible {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
  }
`;

export const Banner = styled.div`
  flex: none;
  height: 172px;
  overflow: hidden;
  & > svg,
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: 18px 24px 14px;
  & > h3 {
    margin: 0;
    font-size: 22px;
    font-weight: 600;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  & > h3 + p {
    margin: 2px 0 0;
    color: ${colour.soft};
    overflow-wrap: anywhere;
  }
  & > img {
    display: block;
    max-width: 140px;
    max-height: 48px;
    margin: 0 0 10px;
    object-fit: contain;
    object-position: left;
  }
`;

export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin-top: 16px;
`;

export const Box = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px;
  border: 1px solid ${colour.edge};
  border-radius: 8px;
  background: ${colour.white};
  & > input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    color: ${colour.ink};
    font: inherit;
    outline: none;
  }
  &:focus-within {
    outline: 2px solid var(--portal-accent);
    outline-offset: 1px;
  }
  & > input::placeholder {
    color: ${colour.soft};
    opacity: 1;
  }
  & > button {
    flex: none;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--portal-accent);
    font-weight: 500;
  }
`;

export const Main = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 16px;
  border: 0;
  border-radius: 22px;
  background: var(--portal-accent);
  && {
    color: ${colour.white};
    font-size: 15px;
    font-weight: 500;
  }
`;

export const Wrong = styled.p`
  margin: 0;
  color: ${colour.danger};
  font-size: 12px;
  line-height: 18px;
`;

export const Hint = styled.p`
  margin: 0;
  color: ${colour.soft};
  font-size: 12px;
  line-height: 18px;
`;

export const Agree = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 10px;
  color: ${colour.soft};
  font-size: 11px;
  line-height: 16px;
  & input {
    width: 14px;
    height: 14px;
    margin: 1px 0 0;
    accent-color: var(--portal-accent);
  }
  & label {
    display: flex;
    gap: 6px;
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--portal-accent);
  }
`;

export const Rule = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 14px 0 12px;
  color: ${colour.soft};
  font-size: 11px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${colour.line};
  }
`;

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px 0;
  && > button {
    display: grid;
    justify-items: center;
    gap: 4px;
    width: 25%;
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.soft};
    font-size: 11px;
    line-height: 16px;
  }
  & i {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border: 1px solid ${colour.line};
    border-radius: 50%;
    background: ${colour.white};
    color: var(--portal-accent);
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  margin-top: auto;
  padding-top: 16px;
  color: ${colour.soft};
  font-size: 10px;
  line-height: 14px;
  & > button {
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
  }
`;

/** Agreement and result lie over the page. */
export const Cover = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 56px 24px 24px;
  & > h3 {
    margin: 0;
    font-size: 18px;
    font-weight: 600;
    line-height: 26px;
  }
  & > p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin: auto 0;
  text-align: center;
  & > svg {
    color: var(--portal-accent);
  }
  & > b {
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  & > span {
    color: ${colour.soft};
    overflow-wrap: anywhere;
  }
`;

/** A telephone around a page. `$wide`: the window of a computer. */
export const Shell = styled.div<{ $wide: boolean }>`
  box-sizing: border-box;
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '720px' : '332px')};
  height: ${({ $wide }) => ($wide ? '520px' : '628px')};
  padding: ${({ $wide }) => ($wide ? '28px 8px 8px' : '10px')};
  border-radius: ${({ $wide }) => ($wide ? '10px' : '44px')};
  background: ${colour.body};
  box-shadow: 0 0 0 1px ${colour.rim};
`;

export const Glass = styled.div<{ $wide: boolean }>`
  position: relative;
  height: 100%;
  border-radius: ${({ $wide }) => ($wide ? '4px' : '34px')};
  background: ${colour.white};
  overflow: hidden;
  & > div:last-child {
    height: 100%;
    overflow: auto;
    scrollbar-width: none;
  }
`;

export const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  left: 0;
  display: flex;
  justify-content: space-between;
  padding: 12px 24px 0;
  color: ${colour.ink};
  font-size: 12px;
  font-weight: 500;
  line-height: 16px;
  pointer-events: none;
  & > i {
    width: 84px;
    height: 22px;
    margin-top: -4px;
    border-radius: 11px;
    background: ${colour.body};
  }
`;

/** The page small, to be recognised. */
export const Small = styled.div`
  position: relative;
  overflow: hidden;
  background: ${colour.white};
  pointer-events: none;
  user-select: none;
  & > div {
    position: absolute;
    top: 0;
    left: 0;
    width: 312px;
    height: 600px;
    transform: scale(var(--portal-scale, 0.6));
    transform-origin: 0 0;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  max-width: 332px;
`;
