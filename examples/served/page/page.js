import { connect } from '{{netpane}}/cdn/loader.js';

connect({
  baseUrl: '{{netpane}}',
  consoleUrl: '{{netpane}}',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
