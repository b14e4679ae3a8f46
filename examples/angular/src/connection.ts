import { connect } from 'netpane';

const netpane = document.querySelector<HTMLMetaElement>('meta[name=netpane]')!.content;

connect({
  baseUrl: netpane,
  consoleUrl: netpane,
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
