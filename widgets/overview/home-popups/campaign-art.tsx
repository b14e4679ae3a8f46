import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { homePopupsText } from './home-popups.text';

const text = homePopupsText.campaign;

/** A disk and what it brings, for the campaign. */
export const CampaignArt = () => (
  <Drawing viewBox="0 0 232 120" width="232" height="120" fill="none" aria-hidden="true">
    <g strokeWidth="1.5">
      <rect x=".75" y="14" width="150" height="92" rx="4" />
      <path d="M.75 82h150" />
      <circle cx="46" cy="48" r="24" />
      <circle cx="46" cy="48" r="7" />
      <path d="m80 66-20-12" />
      <path d="M14 94h6M26 94h6M38 94h6" strokeWidth="3" />
      <path d="M170 98V74h18v24M196 98V54h18v44" opacity=".4" />
      <path d="M222 98V22" strokeWidth="8" />
      <path d="M162 98.75h70" />
    </g>
    <text x="88" y="44">
      {text.disk}
    </text>
    <text x="88" y="64">
      {text.percent}
    </text>
  </Drawing>
);

const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  margin-top: auto;
  padding-top: 16px;
  box-sizing: content-box;
  stroke: ${token('promo-solid')};
  & rect {
    fill: ${token('surface-base')};
  }
  & text {
    stroke: none;
    fill: ${token('text-3')};
    font-size: 12px;
  }
  & text + text {
    fill: ${token('promo-text')};
    font-size: 16px;
    font-weight: 600;
  }
`;
