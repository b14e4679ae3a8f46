import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 80px;
  height: 45px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-1')};
  background: ${token('surface-sunken')};
  color: ${token('text-3')};
  font-size: 12px;
  overflow: hidden;
  & > button {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  & > button:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Says that nobody took this picture. */
export const Marked = styled.span`
  position: absolute;
  inset: auto 0 0;
  background: ${token('surface-base')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 16px;
  text-align: center;
`;

export const Large = styled.figure`
  display: grid;
  gap: 8px;
  margin: 0;
  & > img {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${token('radius-2')};
    object-fit: contain;
  }
  & > figcaption {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

export const Lines = styled.ul`
  container-type: inline-size;
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const DiskLine = styled.li`
  display: grid;
  grid-template-columns: minmax(120px, 2fr) 96px minmax(60px, 2fr) 160px 120px;
  align-items: center;
  gap: 12px;
  color: ${token('text-2')};
  & > a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container (max-width: 49em) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
