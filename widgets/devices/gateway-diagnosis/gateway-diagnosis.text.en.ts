import { translate } from '../../../src/text/words';
import type { gatewayDiagnosisText } from './gateway-diagnosis.text';

translate<typeof gatewayDiagnosisText>('gatewayDiagnosis', {
  heading: 'Diagnosis',
  note: "Run by the gateway; the output is the device's own",
  tool: 'Tool',
  tools: { ping: 'Ping', traceroute: 'Traceroute', dns: 'DNS lookup' },
  target: 'Target',
  targetHint: {
    ping: 'IP or domain, such as example.com',
    traceroute: 'IP or domain, such as example.com',
    dns: 'Domain, such as example.com',
  },
  start: 'Start',
  output: 'Output',
  of: (tool, target) => `${tool} ${target}`,
  former: 'Recent diagnoses',
  nothing: 'No result yet',
  nothingReason: 'Enter a target and start; the output of the device appears here.',
  waiting: 'Waiting for the device',
  silent: 'The device gave no output',
});
