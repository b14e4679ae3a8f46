import { embedFrame } from '/netpane/iframe.js';

const meta = (name) => document.querySelector(`meta[name=${name}]`).content;
const said = document.querySelector('#said');
const variables = { '--np-accent': '#0b6e4f', '--np-accent-text': '#0b6e4f', '--np-accent-soft': '#e3f1ec' };
const shared = {
  baseUrl: meta('netpane'),
  consoleUrl: meta('netpane'),
  partner: meta('netpane-partner'),
  variables,
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
};

const devices = embedFrame(document.querySelector('#devices'), {
  ...shared,
  name: 'device-list',
  title: '设备列表',
  on: {
    'np-device-open': ({ remark, id }) => (said.textContent = `打开 ${remark || id}`),
    'np-unauthorized': ({ message }) => (said.textContent = message),
  },
});
const alarms = embedFrame(document.querySelector('#alarms'), {
  ...shared,
  name: 'alarm-list',
  title: '告警',
  props: { limit: 5 },
});

document.querySelector('#kind').addEventListener('change', ({ target }) => {
  devices.set({ props: { kind: target.value } });
});
document.querySelector('#night').addEventListener('change', ({ target }) => {
  document.body.classList.toggle('night', target.checked);
  for (const frame of [devices, alarms]) frame.set({ theme: target.checked ? 'BLACK' : 'WHITE' });
});
