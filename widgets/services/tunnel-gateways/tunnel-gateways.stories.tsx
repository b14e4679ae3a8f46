import { Story } from '../../../src/element/story';
import { TunnelGateways } from './tunnel-gateways';
import { tunnelGatewaysAnswers as answers } from './tunnel-gateways.fixture';

export default { title: 'services / tunnel-gateways' };

const path = '/api/v3/tunnel/gateways';

export const Ordinary = () => (
  <Story answers={answers}>
    <TunnelGateways />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { ...answers[path], list: [], total: 0 } }}>
    <TunnelGateways />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <TunnelGateways />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TunnelGateways />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TunnelGateways />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TunnelGateways />
  </Story>
);
