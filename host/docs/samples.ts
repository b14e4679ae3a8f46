/** Code that is the same in every language of the documentation. */
export const samples = {
  trade: `app.post('/netpane-token', requireLogin, async (request, response) => {
  const reply = await fetch('https://cloud.example.com/api/v3/embed/token', {
    method: 'POST',
    headers: { authorization: \`Bearer \${process.env.NETPANE_SECRET}\`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['device:read', 'alarm:read'], origin: 'https://portal.example.com' }),
  });
  const { code, message, data } = await reply.json();
  response.json(data ?? { code, message });
});`,
  page: `<script type="module">
  import { connect } from 'https://cloud.example.com/cdn/loader.js';
  connect({
    baseUrl: 'https://cloud.example.com',
    consoleUrl: 'https://cloud.example.com',
    token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
  });
</script>

<np-device-list></np-device-list>
<np-alarm-list limit="6"></np-alarm-list>`,
  imports: `import { connect } from 'netpane';\nimport 'netpane/elements/device-list';\nimport 'netpane/elements/alarm-list';`,
  react: `import { NetpaneProvider } from 'netpane/react';
import { AlarmList } from 'netpane/react/alarm-list';
import 'netpane/theme.css';

<NetpaneProvider>
  <AlarmList limit={6} onAlarmOpen={({ id }) => { open(id); return false; }} />
</NetpaneProvider>`,
  served: `import { render } from 'netpane/server';

app.get('/network', requireLogin, async (request, response) => {
  const alarms = await render('alarm-list', {
    baseUrl: 'https://cloud.example.com',
    origin: 'https://portal.example.com',
    token: await tokenFor(request.user),
    props: { limit: 6 },
    timeZone: 'Asia/Shanghai',
  });
  const cloud = 'https://cloud.example.com';
  response.setHeader(
    'content-security-policy',
    \`default-src 'self'; script-src 'self' \${cloud}; connect-src 'self' \${cloud}; style-src 'self' \${alarms.style}\`,
  );
  response.send(\`<!doctype html><script type="module" src="/page.js"></script>\${alarms.html}\`);
});`,
  iframe: `import { embedFrame } from 'netpane/iframe';

const frame = embedFrame(document.querySelector('#alarms'), {
  baseUrl: 'https://cloud.example.com',
  partner: 'pt_…',
  name: 'alarm-list',
  title: 'Alarms',
  props: { limit: 6 },
  variables: { '--np-accent': '#0b6e4f' },
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
  on: { 'np-alarm-open': ({ id }) => openAlarm(id) },
});

frame.set({ props: { level: 'FATAL' }, theme: 'BLACK' });
frame.close();`,
  policy: `script-src 'self' https://cloud.example.com;
connect-src 'self' https://cloud.example.com;
img-src 'self' data: blob:;
style-src 'self';
require-trusted-types-for 'script'`,
  integrity: `import hashes from 'netpane/integrity.json' with { type: 'json' };

const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [\`/netpane/\${file}\`, hash]));
const map = JSON.stringify({ integrity });`,
  parts: `np-device-list::part(toolbar) {
  padding: 12px 0;
  border-bottom: 2px solid rgb(11, 110, 79);
}
np-device-list::part(header-cell) {
  background: rgb(11, 110, 79);
  color: white;
}
np-device-list::part(row):hover { background: rgb(232, 244, 239); }
np-device-list::part(cell) { font-size: 15px; }
np-device-list::part(primary) { border-radius: 999px; }`,
  own: `const baseUrl = 'https://cloud.example.com';
first.connection = { baseUrl, account: 'shop', token: () => tokenOf('shop') };
second.connection = { baseUrl, account: 'school', token: () => tokenOf('school') };`,
  theme: `connect({
  …,
  theme: {
    accent: '#0b6e4f',
    ground: '#fffdf7',
    text: '#2a2116',
    dark: { ground: '#14110a' },
    radius: 12,
    density: 0,
    fontSize: 14,
    space: 4,
    controlHeight: 36,
    font: 'Inter, sans-serif',
    headingFont: 'Georgia, serif',
  },
});`,
  variables: `:root {\n  --np-accent: #0b6e4f;\n  --np-accent-text: #0b6e4f;\n  --np-radius-3: 12px;\n}\n[data-np-theme='BLACK'] {\n  --np-accent: #2fa37c;\n  --np-accent-text: #6fd0ae;\n}`,
  firstPage: `<!doctype html>
<meta charset="utf-8">
<script type="module">
  import { connect } from 'https://cloud.example.com/cdn/loader.js';
  connect({ baseUrl: 'https://cloud.example.com', consoleUrl: 'https://cloud.example.com', token: () => 'npe_…' });
</script>
<np-alarm-list limit="6"></np-alarm-list>
<np-device-list></np-device-list>`,
  pinned: `<script type="module" src="https://cloud.example.com/cdn/0.1.0/loader.js"
  integrity="sha384-…" crossorigin></script>`,
  discover: `import { discover } from 'https://cloud.example.com/cdn/loader.js';\n\ndiscover(card.shadowRoot);`,
  pluginNew: 'npm run plugin -- new ../room-counter\nnpm run plugin -- try ../room-counter',
  pluginProgram: `import { ask, every, log, report, settings } from './netpane.mjs';

await every(settings.minutes, async () => {
  const clients = await ask('clients');
  report({ clients: clients.length, list: clients.map(({ name, ip, mac }) => [name, ip, mac]) });
  log(\`\${clients.length} clients\`);
});`,
  pluginSign: `npm run plugin -- keygen acme
npm run admin -- plugins trust Acme acme.pem
npm run plugin -- pack ../room-counter --key acme.key
npm run admin -- plugins publish room-counter-1.0.0.plugin`,
};
