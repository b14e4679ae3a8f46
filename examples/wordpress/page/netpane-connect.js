import { connect } from '/netpane/loader.js';

const { content: netpane } = document.querySelector('meta[name=netpane]');

connect({
  baseUrl: netpane,
  consoleUrl: netpane,
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
