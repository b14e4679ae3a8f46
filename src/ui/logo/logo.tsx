import { styled } from 'styled-components';
import { token } from '../../theme';
import { logoText } from './logo.text';

/** The mark: a window of panes with a node on the crossing. `size` in pixels, 30 unless told. */
export const Mark = ({ size = 30 }: { size?: number | undefined }) => (
  <Sign width={size} height={size} viewBox="0 0 30 30" fill="none" strokeWidth="2" aria-hidden="true">
    <rect x="2" y="2" width="26" height="26" rx="3.5" data-ink="" />
    <path d="M12 2v26M12 17.5h16" data-ink="" />
    <path d="M13 3h12.5A1.5 1.5 0 0 1 27 4.5v12H13z" data-light="" />
    <circle cx="12" cy="17.5" r="3" data-ink="" data-ground="" />
  </Sign>
);

/** Mark, name and what it is. */
export const Logo = ({ size }: { size?: number | undefined }) => (
  <Brand>
    <Mark size={size} />
    <span>
      <b>{logoText.name}</b>
      <small>{logoText.subtitle}</small>
    </span>
  </Brand>
);

const Sign = styled.svg`
  display: block;
  & > [data-ink] {
    stroke: ${token('text-1')};
  }
  & > [data-light] {
    fill: ${token('accent-text')};
  }
  & > [data-ground] {
    fill: ${token('surface-base')};
  }
`;

const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${token('text-1')};
  & b,
  & small {
    display: block;
  }
  & b {
    font-size: 17px;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 20px;
  }
  & small {
    color: ${token('text-3')};
    font-size: 11px;
    letter-spacing: 0.06em;
    line-height: 16px;
  }
`;
