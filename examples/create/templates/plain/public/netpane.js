import { connect } from '{{url}}/cdn/loader.js';

connect({
  baseUrl: '{{url}}',
  consoleUrl: '{{url}}',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});

// What is opened in a widget opens here: do with it what your site does.
document.addEventListener('np-device-open', (event) => {
  event.preventDefault();
  console.log('np-device-open', event.detail);
});
