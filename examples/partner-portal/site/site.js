import { connect } from '{{netpane}}/cdn/loader.js';

connect({
  baseUrl: '{{netpane}}',
  consoleUrl: '{{netpane}}',
  token: async () => {
    const reply = await fetch('/netpane-token', { method: 'POST' });
    if (!reply.ok) throw new Error('no token');
    return reply.json();
  },
});

const said = document.querySelector('#said');
document.addEventListener('np-alarm-open', (event) => {
  event.preventDefault();
  said.textContent = `已通知值班前台：${event.detail.content}`;
});
document.addEventListener('np-unauthorized', () => {
  said.textContent = '网络数据暂时看不到，请联系运营总部。';
});

const night = document.querySelector('#night');
night.addEventListener('click', () => {
  const dark = night.getAttribute('aria-pressed') !== 'true';
  night.setAttribute('aria-pressed', String(dark));
  document.documentElement.dataset.npTheme = dark ? 'BLACK' : 'WHITE';
});
