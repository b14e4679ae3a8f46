import { ask, every, log, report, settings } from './netpane.mjs';

await every(settings.minutes, async () => {
  const clients = await ask('clients');
  report({ clients: clients.length, list: clients.map(({ name = '', ip = '', mac }) => [name, ip, mac]) });
  log(`${clients.length} 个终端`);
});
