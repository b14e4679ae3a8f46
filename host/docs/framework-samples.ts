/** Code about frameworks that is the same in every language of the documentation. */
export const frameworkSamples = {
  nextPage: `// app/connection.js
'use client';
import { connect } from 'netpane';

connect({
  baseUrl: 'https://cloud.example.com',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});

// app/network/page.jsx
'use client';
import '../connection';
import { NetpaneProvider } from 'netpane/react';
import { AlarmList } from 'netpane/react/alarm-list';
import 'netpane/theme.css';

export default function Page() {
  return (
    <NetpaneProvider>
      <AlarmList limit={6} />
    </NetpaneProvider>
  );
}

// app/netpane-token/route.js
export async function POST() {
  // Make sure first that the visitor is signed in and may see this network.
  const reply = await fetch('https://cloud.example.com/api/v3/embed/token', {
    method: 'POST',
    headers: { authorization: \`Bearer \${process.env.NETPANE_SECRET}\`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['device:read', 'alarm:read'], origin: 'https://portal.example.com' }),
  });
  const { code, message, data } = await reply.json();
  return Response.json(data ?? { code, message });
}`,
  nextServed: `// app/served/page.jsx
import { Widgets } from './widgets';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const { render } = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ 'netpane/server');
  const alarms = await render('alarm-list', {
    baseUrl: 'https://cloud.example.com',
    origin: 'https://portal.example.com',
    token: await tokenOfReader(),
    timeZone: 'Asia/Shanghai',
  });
  return (
    <>
      <Widgets />
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: alarms.html }} />
    </>
  );
}

// app/served/widgets.jsx
'use client';
import '../connection';
import 'netpane/elements/alarm-list';

export const Widgets = () => null;`,
  nextTracing: `// next.config.mjs
export default {
  output: 'standalone',
  outputFileTracingIncludes: {
    '/served': [
      'node_modules/netpane/package.json',
      'node_modules/netpane/dist/lib/**/*.js',
      'node_modules/{react,react-dom,scheduler}/**/*.js',
    ],
  },
};`,
  astro: `---
// src/pages/network.astro
---
<np-alarm-list limit="6"></np-alarm-list>
<script>
  import { connect } from 'netpane';
  import 'netpane/elements/alarm-list';

  connect({
    baseUrl: 'https://cloud.example.com',
    token: async () =>
      (await fetch('/netpane-token', { method: 'POST', headers: { 'content-type': 'application/json' } })).json(),
  });
</script>`,
  astroServed: `---
// src/pages/served.astro
import { render } from 'netpane/server';

export const prerender = false;
const alarms = await render('alarm-list', {
  baseUrl: 'https://cloud.example.com',
  origin: 'https://portal.example.com',
  token: await tokenOfReader(Astro),
  timeZone: 'Asia/Shanghai',
});
---
<Fragment set:html={alarms.html} />`,
  angular: `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'netpane/elements/device-list';
import './netpane';

@Component({
  selector: 'app-network',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<np-device-list [extend]="extension" (np-device-open)="open($event)"></np-device-list>\`,
})
export class NetworkPage {
  extension = { rowActions: [{ key: 'ticket', label: 'Report' }] };
  open(event: Event) {
    event.preventDefault();
    console.log((event as CustomEvent).detail);
  }
}`,
  vue: `// vite.config.js
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('np-') } } })],
};

// src/elements.d.ts
import 'netpane/types/vue';`,
  svelte: `// src/elements.d.ts
import 'netpane/types/svelte';`,
};
