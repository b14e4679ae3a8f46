import { translate } from '../../../src/text/words';
import type { pluginsText } from './plugins.text';

translate<typeof pluginsText>('plugins', {
  categories: {
    security: 'Security',
    auth: 'Sign-in',
    experience: 'Experience',
    analysis: 'Analysis',
    storage: 'Storage and home',
    iot: 'IoT and industry',
  },
  rights: {
    server: 'Talks to the cloud that its gateway belongs to',
    network: 'Connects to anything the gateway reaches, so data may leave',
    clients: 'Reads the list of clients',
    interfaces: 'Reads interfaces and their traffic counters',
  },
  asks: (rights) => `The new version asks for more permissions. It will be allowed: ${rights}.`,
  and: '; ',
  gap: ' ',
  started: 'The job was created; the state is updated once gateways have done it',
  tooFew: 'There is no gateway to do this on',
});
