import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { artText } from './art.text';

/**
 * A window of panes over a network: throughput, radio, ports, topology. Decoration only. It shows as a whole in any
 * window, below the brand and above the headline; its lines go on to the edge.
 */
export const Art = () => (
  <Canvas viewBox="0 0 880 900" preserveAspectRatio="xMinYMin meet" fill="none" aria-hidden="true">
    <g data-pane="">
      <rect x="336" y="128" width="304" height="228" />
      <rect x="640" y="128" width="240" height="352" />
      <rect x="128" y="356" width="512" height="248" />
    </g>
    <rect data-accent="" x="336" y="128" width="96" height="76" />
    <path
      data-grid=""
      d="M0 128.5H4000M0 356.5H640M0 604.5H4000M640 480.5H4000M640 396.5H880M128.5 128V640M336.5 0V356M640.5 0V640M432.5 128V204.5H336M208.5 604V640M768.5 480V604M880.5 128V604M1008.5 0V128M1008.5 480V640"
    />
    <Throughput />
    <Radio />
    <Ports />
    <Topology />
  </Canvas>
);

/** Mbps over the day, as heights in pixels. */
const load = [
  32, 31, 39, 30, 33, 32, 39, 33, 33, 39, 46, 51, 52, 55, 62, 66, 80, 79, 84, 80, 79, 73, 63, 53, 51, 38, 36,
];

function Throughput() {
  const [left, base, step] = [352, 332, 272 / (load.length - 1)];
  const line = load.map((height, index) => `${(left + index * step).toFixed(1)} ${base - height}`).join('L');
  return (
    <g>
      <path data-area="" d={`M${line}L624 ${base}L${left} ${base}Z`} />
      <path data-line="" strokeLinejoin="round" d={`M${line}`} />
      <path data-strong="" d="M352 332.5H624" />
      <text x="452" y="166" fontSize="22" fontWeight="500" data-value="">
        {artText.rate}
      </text>
      <text x="452" y="190" fontSize="12" data-quiet="">
        {artText.rateLabel}
      </text>
    </g>
  );
}

function Radio() {
  const angle = (50 * Math.PI) / 180;
  return (
    <g transform="translate(760 326)">
      {[28, 54, 80, 106].map((radius, index) => {
        const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
        return (
          <path
            key={radius}
            data-arc=""
            opacity={1 - index * 0.2}
            d={`M${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}`}
          />
        );
      })}
      <circle data-accent="" r="5" />
    </g>
  );
}

function Ports() {
  return (
    <g>
      {[true, true, false, true, true, false, true, false].map((up, index) => (
        <g key={index} data-port={up ? 'up' : 'free'} transform={`translate(${664 + index * 25} 430)`}>
          <rect width="19" height="17" rx="2" />
          <path d="M5 12v-5h9v5" />
        </g>
      ))}
    </g>
  );
}

function Topology() {
  const nodes = [184, 264, 344, 424, 504, 584];
  return (
    <g strokeWidth="1.6">
      <path data-strong="" d="M384 412V476M184 476H584" />
      {nodes.map((x) => (
        <path key={x} data-strong="" d={`M${x} 476V529`} data-cut={x === 504 ? '' : undefined} />
      ))}
      <path data-line="" d="M384 428V476H264V529" />
      {nodes.map((x) => (
        <g key={x} data-node={x === 264 ? 'chosen' : x === 504 ? 'warning' : ''} transform={`translate(${x} 540)`}>
          <rect x="-11" y="-11" width="22" height="22" rx="3" />
          {x === 504 ? <path d="M0 -4v4M0 4v.01" strokeLinecap="round" /> : <circle r="2.5" />}
        </g>
      ))}
      <rect data-accent="" x="366" y="394" width="36" height="36" rx="4" />
      <path data-on-accent="" strokeWidth="2" d="M376 409h16M376 415h16" />
    </g>
  );
}

const Canvas = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  & [data-pane] {
    fill: ${token('surface-base')};
  }
  & [data-accent] {
    fill: ${token('accent-text')};
  }
  & [data-on-accent] {
    stroke: ${token('surface-base')};
  }
  & [data-grid] {
    stroke: ${token('border')};
  }
  & [data-strong] {
    stroke: ${token('border-strong')};
  }
  & [data-cut] {
    stroke: ${token('warning-solid')};
    stroke-dasharray: 4 4;
  }
  & [data-line] {
    stroke: ${token('accent-text')};
    stroke-width: 2;
  }
  & [data-arc] {
    stroke: ${token('accent-text')};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  & [data-area] {
    fill: ${token('accent-text')};
    fill-opacity: 0.1;
  }
  & [data-value] {
    fill: ${token('text-1')};
  }
  & [data-quiet] {
    fill: ${token('text-3')};
  }
  & [data-port] {
    stroke: ${token('text-3')};
    stroke-width: 1.5;
  }
  & [data-port='up'] {
    stroke: ${token('port-up')};
    fill: ${token('port-up-soft')};
  }
  & [data-port] > path {
    fill: none;
  }
  & [data-node] {
    stroke: ${token('text-3')};
  }
  & [data-node='chosen'] {
    stroke: ${token('accent-text')};
  }
  & [data-node='warning'] {
    stroke: ${token('warning-solid')};
  }
  & [data-node] > circle {
    fill: ${token('text-3')};
  }
  & [data-node='chosen'] > circle {
    fill: ${token('accent-text')};
  }
  & [data-node] > rect {
    fill: ${token('surface-base')};
  }
`;
